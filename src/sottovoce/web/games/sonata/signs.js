/* The pictograms of Black Sonata: landmarks, traits, suits. Each is a path on a square of 512. */

import { icons } from "../../vendor/icons/sonata.js";

/** @type {Record<string, string>} */
export const LANDMARK = {
  church: icons.church,
  commerce: icons.scales,
  playhouse: icons["theater-curtains"],
  riverside: icons["boat-fishing"],
  rural: icons.sheep,
  residence: icons["family-house"],
  tavern: icons["beer-stein"],
};

/** @type {Record<string, string>} */
export const TRAIT = {
  literary: icons.quill,
  married: icons["linked-rings"],
  court: icons["imperial-crown"],
  musical: icons.lyre,
  mother: icons["baby-face"],
  amorous: icons.hearts,
  documented: icons["scroll-unfurled"],
};

const BLUEBELL =
  "M214 500C204 360 196 210 262 112C296 64 352 46 410 58L404 84C352 76 314 92 288 134C238 224 236 360 244 500Z" +
  "M404 56C470 60 492 122 478 196L448 176L424 206L394 178L366 200C354 132 356 66 404 56Z" +
  "M292 118C352 136 370 198 346 262L320 238L290 264L266 232L232 248C232 182 246 122 292 118Z" +
  "M240 214C292 254 290 316 252 366L234 336L198 352L184 314L148 318C164 258 194 210 240 214Z" +
  "M220 500C150 470 96 400 84 300C150 340 206 400 236 490Z";

const THISTLE =
  "M176 196L140 58L204 136L218 24L256 126L294 24L308 136L372 58L336 196Z" +
  "M164 212H348Q372 330 256 356Q140 330 164 212ZM214 246L240 276L214 306L190 276ZM298 246L324 276L298 306L272 276Z" +
  "M243 356H269V500H243ZM243 488L110 440L146 430L84 380L150 388L134 344L196 384L202 356L243 436Z" +
  "M269 488L402 440L366 430L428 380L362 388L378 344L316 384L310 356L269 436Z";

/** @type {Record<string, string>} */
export const SUIT = {
  rose: icons.rose,
  oak: icons["oak-leaf"],
  bluebell: BLUEBELL,
  acorn: icons.acorn,
  thistle: THISTLE,
  sage: icons["three-leaves"],
};

export const FOG = icons.fog;
export const KEY = icons["skeleton-key"];
export const KEYRING = icons.keyring;
