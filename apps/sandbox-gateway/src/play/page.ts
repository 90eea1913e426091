import type { Brand } from "../brand/brand.ts";
import type { ContentLanguage } from "../catalogue/wire.ts";
import { gameOfKind, type PlayGame, type PlayKind } from "../launch/play-kind.ts";
import { html, type Raw } from "../pages/html.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import { type TextKey, textOf } from "./browser/texts.ts";
import { baccaratStage, blackjackStage, duelStage, pokerStage } from "./card-stages.ts";
import { choices, type Text, times } from "./choices.ts";
import { crashTargets } from "./crash.ts";
import { dicePays, diceSides } from "./dice.ts";
import { plinkoStage } from "./plinko-stage.ts";
import { rouletteStage } from "./roulette-stage.ts";
import { coinFaces, coinPays, digitPays, payLines, reelSymbols } from "./rules.ts";

/** A skin's faces of the machine's symbols, in order. */
const skins = {
  slots: ["coin", "seven", "crown", "bell", "clover", "cherry"],
  fish: ["shark", "octopus", "crab", "turtle", "puffer", "fish"],
} as const;

const symbol = (name: string): string => picturePath("symbol", name);

/** The pay lines through a cell, for the page to mark winning ones. */
const linesThrough = (cell: number): string =>
  payLines.flatMap((cells, line) => (cells.some((place) => place === cell) ? [line] : [])).join(" ");

/** The whole numbers from 0 below `count`. */
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);

/** What a cell shows before the first spin: the motif in the middle, other symbols around it. */
const startSymbol = (cell: number): number => (cell === 4 ? 0 : (cell * 2 + 1) % 6);

const reelsStage = (skin: readonly string[], text: Text): Raw => html`
  <div class="reels">${numbers(9).map(
    (cell) => html`<img data-lines="${linesThrough(cell)}" src="${symbol(skin[startSymbol(cell)] ?? "coin")}"
      alt="" width="96" height="96">`,
  )}</div>
  <ul class="prizes" aria-label="${text("prizes")}">
    ${reelSymbols.map(
      ({ pays }, index) =>
        html`<li><img data-symbol="${index}" src="${symbol(skin[index] ?? "coin")}"
          alt="" width="28" height="28"><span>${times(pays)}×</span></li>`,
    )}
  </ul>`;

const payout = (text: Text, hundredths: number): string => text("pays", { times: times(hundredths) });

const coinStage = (text: Text): Raw => html`
  <img class="coin" data-face="sol" src="${symbol("sol")}" alt="" width="220" height="220">
  <img class="coin" data-face="aguila" src="${symbol("aguila")}" alt="" width="220" height="220" hidden>
  ${choices(
    {
      name: "call",
      legend: `${text("call")} · ${payout(text, coinPays)}`,
      layout: "calls",
      chosen: "aguila",
    },
    coinFaces.map((face) => ({
      value: face,
      label: html`<img src="${symbol(face)}" alt="" width="40" height="40">${text(face)}`,
    })),
  )}`;

const diceStage = (text: Text): Raw => html`
  <p class="dice" data-role="dice" aria-hidden="true">⚀⚁⚂</p>
  ${choices(
    { name: "sum", legend: `${text("sum")} · ${payout(text, dicePays)}`, layout: "calls", chosen: "small" },
    diceSides.map((sum) => ({ value: sum, label: text(sum) })),
  )}`;

const crashStage = (text: Text): Raw => html`
  <div class="curve">
    <svg viewBox="0 0 300 180" preserveAspectRatio="none" aria-hidden="true"><polyline data-role="curve"/></svg>
    <svg class="craft" viewBox="0 0 24 24" aria-hidden="true"><path data-role="craft"/></svg>
    <p data-role="multiple">1.00×</p>
    <p class="left" data-role="left"></p>
  </div>
  ${choices({ name: "target", legend: text("target"), layout: "thirds", chosen: 0 }, [
    { value: 0, label: text("noTarget") },
    ...crashTargets.map((target) => ({ value: target, label: `${times(target)}×` })),
  ])}`;

const digitStage = (text: Text): Raw => html`
  <output class="ball" data-role="ball">?</output>
  ${choices(
    { name: "pick", legend: `${text("pick")} · ${payout(text, digitPays)}`, layout: "picks", chosen: 7 },
    numbers(10).map((digit) => ({ value: digit, label: digit })),
  )}`;

const matchStage = (text: Text): Raw => html`
  <h2>${text("match")} <span class="hint" data-role="live-count"></span></h2>
  <p class="hint">${text("matches")}</p>
  <ol class="list" data-role="fixtures"></ol>
  <h2>${text("myBets")}</h2>
  <p class="hint" data-role="no-bets">${text("noBets")}</p>
  <ol class="list" data-role="bets"></ol>`;

/** The page's script fills in what depends on the lottery. */
const drawStage = (text: Text): Raw => html`
  <section class="card draw">
    <h2 data-role="draw">${text("nextDraw", { number: "…" })}</h2>
    <p class="hint" id="sales" data-role="sales">${text("loading")}</p>
    <p class="draw__clock" role="timer" aria-labelledby="sales" data-role="clock">–</p>
  </section>
  <div role="group" data-role="picks"></div>
  <h2 data-role="tickets" tabindex="-1">${text("myTickets")}</h2>
  <p class="hint" data-role="no-bets">${text("noTickets")}</p>
  <ol class="list" data-role="bets"></ol>
  <table class="multiples"><caption>${text("prizes")}</caption><tbody data-role="prizes"></tbody></table>`;

const faces: Readonly<Record<PlayGame, readonly [TextKey, (text: Text, kind: PlayKind) => Raw]>> = {
  reels: ["spin", (text, kind) => reelsStage(kind === "fish" ? skins.fish : skins.slots, text)],
  coin: ["toss", coinStage],
  digit: ["drawBall", digitStage],
  roulette: ["spin", rouletteStage],
  baccarat: ["deal", baccaratStage("baccarat")],
  noCommission: ["deal", baccaratStage("noCommission")],
  duel: ["deal", duelStage],
  poker: ["deal", pokerStage("poker")],
  trio: ["deal", pokerStage("trio")],
  crash: ["takeOff", crashStage],
  dice: ["throwDice", diceStage],
  plinko: ["drop", plinkoStage],
  blackjack: ["deal", blackjackStage],
  matches: ["place", matchStage],
  draw: ["place", drawStage],
};

/** Pages with a script of their own. */
const scripts: Readonly<Partial<Record<PlayGame, string>>> = {
  matches: "matches",
  draw: "draws",
  blackjack: "blackjack",
  crash: "crash",
};

/** The buttons of a round in which the player decides; the page shows them in place of the bet's. */
const decisions: Readonly<Partial<Record<PlayGame, readonly TextKey[]>>> = {
  blackjack: ["hit", "stand", "double"],
  crash: ["leave"],
};

const decisionButtons = (text: Text, keys: readonly TextKey[]): Raw => html`
<div class="decisions" role="group" aria-label="${text("decide")}">${keys.map(
  (key) => html`<button type="button" data-role="${key}">${text(key, { amount: "" })}</button>`,
)}</div>`;

/** Rules of a game, and what it returns to its players in the long run; the tests of its rules prove it. */
const rules: Readonly<Record<PlayGame, readonly TextKey[]>> = {
  reels: ["reelsReturn"],
  coin: ["coinReturn"],
  digit: ["digitReturn"],
  roulette: ["rouletteReturn"],
  baccarat: ["baccaratReturn"],
  noCommission: ["noCommissionReturn"],
  duel: ["duelReturn"],
  poker: ["pokerReturn"],
  trio: ["trioReturn"],
  crash: ["crashReturn"],
  dice: ["diceReturn"],
  plinko: ["plinkoReturn"],
  blackjack: ["blackjackRules", "blackjackReturn"],
  matches: ["matchReturn"],
  // The page's script fills in the lottery's.
  draw: [],
};

/** The page of a demo game, complete and localized; its script loads the table and the player's balance. */
export const gamePage = (
  kind: PlayKind,
  language: ContentLanguage,
  { siteOrigins, brand }: { readonly siteOrigins: readonly string[]; readonly brand: Brand },
): string => {
  const text: Text = (key, values) => textOf(language, key, values);
  const game = gameOfKind[kind];
  const [action, stage] = faces[game];
  const keys = decisions[game];
  return html`<!doctype html>
<html lang="${language.toLowerCase()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#14101f">
<title>${text("demo")} · ${brand.name}</title>
<link rel="icon" href="${brand.icon}">
<link rel="stylesheet" href="/play/assets/base.css">
<link rel="stylesheet" href="/play/assets/play.css">
<link rel="stylesheet" href="/play/assets/reels-and-cards.css">
<link rel="stylesheet" href="/play/assets/sports.css">
${game === "roulette" ? html`<link rel="stylesheet" href="/play/assets/roulette.css">` : ""}
${game === "draw" ? html`<link rel="stylesheet" href="/play/assets/draws.css">` : ""}
<script type="module" src="/play/assets/${scripts[game] ?? "rounds"}.ts"></script>
</head>
<body data-kind="${kind}" data-game="${game}" data-house="${brand.name}" data-currency="${brand.currency}"
  data-symbol="${brand.symbol.trim()}" data-locale="${brand.locales[language]}" data-time-zone="${brand.timeZone}"
  data-site-origins="${siteOrigins.join(" ")}">
<img class="backdrop" data-role="backdrop" alt="" hidden>
<header class="bar">
<button type="button" data-role="exit" aria-label="${text("exit")}">←</button>
<div><h1 data-role="title">${text("demo")}</h1><p class="mode" data-role="mode">${text("demo")}</p></div>
<p class="sum"><span>${text("balance")}</span><output data-role="balance">–</output></p>
<div class="dealer" data-role="dealer" hidden><img data-role="portrait" alt="" width="64" height="64">
<p><b data-role="deals"></b><span class="hint">${text("simulated")}</span></p></div>
</header>
<main class="stage" data-role="stage">
${stage(text, kind)}
<details class="rules" data-role="rules">
<summary>${text("rules")}</summary>
${rules[game].map((rule) => html`<p class="hint">${text(rule)}</p>`)}
${game === "draw" ? html`<p class="hint" data-role="returned"></p>` : ""}
</details>
</main>
<footer class="controls">
<p class="message" role="status" data-role="message">${text("loading")}</p>
<div class="bet" role="group" aria-label="${text("bet")}">
<button type="button" data-role="lower" aria-label="${text("lower")}" disabled>−</button>
<p class="sum"><span>${text("bet")}</span><output data-role="bet">–</output></p>
<button type="button" data-role="raise" aria-label="${text("raise")}" disabled>+</button>
</div>
<button class="go" type="button" data-role="go" disabled>${text(action, { amount: "" })}</button>
${keys ? decisionButtons(text, keys) : ""}
</footer>
<dialog data-role="notice" aria-labelledby="notice-title"></dialog>
</body>
</html>`.markup;
};
