"""Two truths, one view, at scale: what somebody may not know shows in nothing that reaches him."""
