import type { Brand } from "../brand/brand.ts";
import { gameOfKind, type PlayKind } from "../launch/tickets.ts";
import { html, type Raw } from "../pages/html.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import { type PlayLanguage, type TextKey, textOf } from "./browser/texts.ts";
import { coinFaces, coinPays, digitPays, reelSymbols } from "./rules.ts";

/** The faces a skin puts on the machine's symbols, in their order. */
const skins = {
  slots: ["coin", "seven", "crown", "bell", "clover", "cherry"],
  fish: ["shark", "octopus", "crab", "turtle", "puffer", "fish"],
} as const;

const symbol = (name: string): string => picturePath("symbol", name);

const times = (hundredths: number): string => String(hundredths / 100);

type Text = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

const reelsStage = (skin: readonly string[], text: Text): Raw => html`
  <div class="machine" data-role="machine">
    <div class="machine__bulbs" aria-hidden="true"></div>
    <div class="reels" data-role="reels">
      ${[0, 1, 2].map((reel) => html`<div class="reel"><div class="reel__strip" data-reel="${reel}"></div></div>`)}
    </div>
  </div>
  <ul class="prizes" aria-label="${text("prizes")}">
    ${reelSymbols.map(
      ({ pays }, index) =>
        html`<li class="prizes__item"><img data-symbol="${index}" src="${symbol(skin[index] ?? "coin")}"
          alt="" width="34" height="34"><span>${times(pays)}×</span></li>`,
    )}
  </ul>`;

const coinStage = (text: Text): Raw => html`
  <div class="toss" data-role="toss">
    <div class="coin" data-role="coin" data-side="sol">
      <img class="coin__face" data-face="sol" src="${symbol("sol")}" alt="" width="220" height="220">
      <img class="coin__face" data-face="aguila" src="${symbol("aguila")}" alt="" width="220" height="220">
    </div>
    <div class="coin-shadow"></div>
  </div>
  <fieldset class="choices calls">
    <legend>${text("call")} · ${text("pays", { times: times(coinPays) })}</legend>
    ${coinFaces.map(
      (face, index) =>
        html`<label class="choice call"><input type="radio" name="call" value="${face}"
          ${index === 0 ? html`checked` : ""}><span><img src="${symbol(face)}" alt="" width="40"
            height="40">${text(face)}</span></label>`,
    )}
  </fieldset>`;

const digitStage = (text: Text): Raw => html`
  <div class="drum" data-role="drum">
    <div class="drum__glass" aria-hidden="true">${[3, 7, 1, 9, 5, 0].map(
      (digit) => html`<span class="ball drum__ball" data-colour="${digit % 5}">${digit}</span>`,
    )}</div>
    <output class="ball ball--drawn" data-role="ball" data-colour="0">?</output>
  </div>
  <fieldset class="choices picks">
    <legend>${text("pick")} · ${text("pays", { times: times(digitPays) })}</legend>
    ${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (digit) =>
        html`<label class="choice pick"><input type="radio" name="pick" value="${digit}"
          ${digit === 7 ? html`checked` : ""}><span class="ball"
            data-colour="${digit % 5}">${digit}</span></label>`,
    )}
  </fieldset>`;

const matchStage = (text: Text): Raw => html`
  <h2>${text("myBets")}</h2>
  <p class="hint" data-role="no-bets">${text("noBets")}</p>
  <ol class="bets" data-role="bets"></ol>
  <h2>${text("match")}</h2>
  <ol class="fixtures" data-role="fixtures"></ol>`;

interface Face {
  readonly action?: TextKey;
  readonly stage: (text: Text) => Raw;
}

const faces: Readonly<Record<PlayKind, Face>> = {
  slots: { action: "spin", stage: (text) => reelsStage(skins.slots, text) },
  fish: { action: "spin", stage: (text) => reelsStage(skins.fish, text) },
  "guest-demo": { action: "spin", stage: (text) => reelsStage(skins.slots, text) },
  table: { action: "toss", stage: coinStage },
  lottery: { action: "drawBall", stage: digitStage },
  sportsbook: { stage: matchStage },
};

/** The page of a demo game: complete and localized; its script brings the table and the player's balance. */
export const gamePage = (
  kind: PlayKind,
  language: PlayLanguage,
  { siteOrigins, brand }: { readonly siteOrigins: readonly string[]; readonly brand: Brand },
): string => {
  const text: Text = (key, values) => textOf(language, key, values);
  const { action, stage } = faces[kind];
  const script = gameOfKind[kind];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#14101f">
<title>${text("demo")} · ${brand.name}</title>
<link rel="icon" href="${brand.icon}">
<link rel="stylesheet" href="/play/assets/play.css">
<link rel="stylesheet" href="/play/assets/games.css">
<script type="module" src="/play/assets/${script}.ts"></script>
</head>
<body data-kind="${kind}" data-house="${brand.name}" data-currency="${brand.currency}"
  data-locale="${brand.locales[language === "en" ? "EN" : "ES"]}"
  data-site-origins="${siteOrigins.join(" ")}">
<img class="backdrop" data-role="backdrop" alt="" hidden>
<header class="bar">
<button class="bar__exit" type="button" data-role="exit" aria-label="${text("exit")}"><svg viewBox="0 0 24 24"
  width="24" height="24" aria-hidden="true"><path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor"
    stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg></button>
<div class="bar__game">
<h1 class="bar__title" data-role="title">${text("demo")}</h1>
<p class="bar__mode" data-role="mode">${text("demo")}</p>
</div>
<p class="bar__balance"><span>${text("balance")}</span><output class="bar__amount" data-role="balance">–</output></p>
</header>
<main class="stage" data-role="stage">${stage(text)}</main>
<footer class="controls">
<p class="message" role="status" data-role="message">${text("loading")}</p>
<div class="bet" role="group" aria-label="${text("bet")}">
<button class="bet__step" type="button" data-role="lower" aria-label="${text("lower")}" disabled>−</button>
<p class="bet__value"><span>${text("bet")}</span><output class="bet__amount" data-role="bet">–</output></p>
<button class="bet__step" type="button" data-role="raise" aria-label="${text("raise")}" disabled>+</button>
</div>
<button class="go" type="button" data-role="go" disabled>${
    action ? text(action) : text("place", { amount: "" })
  }</button>
</footer>
<dialog class="notice" data-role="notice" aria-labelledby="notice-title">
<h2 class="notice__title" id="notice-title"></h2><p class="notice__text"></p><div class="notice__actions"></div>
</dialog>
</body>
</html>`.markup;
};
