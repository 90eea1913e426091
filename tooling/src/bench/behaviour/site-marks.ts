/**
 * How the benchmark finds things, whatever the language: by the kit's class names, which are its API, and by addresses.
 */
export const marks = {
  menu: ".vo-header[data-kind='home'] button[aria-expanded]",
  dialog: "dialog[open]",
  filter: ".app-filter-button",
  search: "input[type='search']",
  list: ".vo-game-grid__list",
  tile: ".vo-game-grid__list > .vo-game-tile",
  openTile: ".vo-game-grid__list .vo-game-tile__open",
  star: ".vo-game-grid__list .vo-game-tile__star",
  homeTile: "main .vo-game-row .vo-game-tile",
  toList: "main .vo-rail__link[href='/m/slot-games']",
  sports: "main .vo-rail__link[href='/m/home?category=SPORTS']",
  hot: "main .vo-rail__link[href='/m/home']",
  liveTable: "main .vo-live-table",
  sportsTabs: "main .vo-top-menu__link[href='/m/esport-games']",
  profileRow: "main .vo-list__row",
  invitation: "main .vo-copy-line",
  gameFrame: ".app-play__stage[data-loaded]",
  username: "input[autocomplete='username']",
  password: "input[autocomplete='current-password']",
  submit: "form button[type='submit']",
  teamList: "main :has(> [aria-posinset])",
  teamRow: "main [aria-posinset]",
  picture: ".vo-game-tile img.vo-game-tile__cover",
} as const;

/** Pages the benchmark opens. */
export const pages = {
  home: "/m/home",
  list: "/m/slot-games",
  login: "/m/login",
  // What every name of the seeded team has in it: the search finds the members of every level.
  team: "/m/member/team?name=_",
} as const;

/** A demo account of the sandbox gateway. */
export type Account = { readonly username: string; readonly password: string };

/** A member. */
export const player: Account = { username: "jugador", password: "Volado2026" };

/** An agent with more than 2,000 members below. */
export const agent: Account = { username: "agente", password: "Volado2026" };
