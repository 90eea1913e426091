import { isHomePath } from "@volado/domain/navigation";
import { createTexts, switchLanguage } from "@volado/i18n";
import { describe, expect, it } from "vitest";
import { type GuardName, paths, type TabName } from "../../shared/navigation/paths.ts";
import { findRoute } from "./routes.ts";

/** Every path of Spec §2 "Routes", written out as there. */
const specified = `
/ /m /m/ /m/index /m/index.html /m/home
/m/login /m/register /m/register.html /m/forget /m/trail /m/changePsw /m/agentRegister
/m/member/home /m/member/benefits /m/securityCenter /m/set /m/mine /m/inviteFriends /m/voucherCenter /m/withdraw
/m/rewardCenter /m/promoCode /m/transaction/record /m/message /m/webEmail /m/notice /m/member/notice /m/help /m/app
/m/activity /m/activity/signIn /m/activityDetail
/m/gameCenter /m/gameList /m/slotsCenter /m/slot-games /m/provider /m/live-games /m/poker-games /m/fishing-games
/m/sport-games /m/esport-games /m/roulette /m/baccarat /m/inhouse /m/jili /m/recent /m/hot-games /m/lott /m/elott
/m/lottery /m/cockfight /m/fb-games
/m/agent/team/overview /m/member/team /m/agent/team/pnl /m/teamBetting /m/member/agent/agentRebeat /m/member/teamRebate
/m/member/agent/agentDivident /m/member/agent/getSalaryContract /m/member/agent/getDevidendContract
/m/member/agent/getHourContract /m/redRain /m/agent`
  .trim()
  .split(/\s+/);

/** Paths with a back arrow that goes home (Spec §2 "Header", "Message centre"). */
const backHome = ["/m/login", "/m/register", "/m/trail", "/m/activity", "/m/forget", "/m/message"];

describe("the paths of Spec §2", () => {
  it("all exist", () => {
    const known = new Set<string>(Object.values(paths).flatMap(({ patterns }) => patterns));
    expect(specified.filter((path) => !known.has(path))).toEqual([]);
  });

  it.each(specified)("%s opens, and has the header and back target of its rule", (path) => {
    const route = findRoute(path);
    expect(route?.header).toBe(isHomePath(path) ? "logo" : path === "/m/changePsw" ? "none" : "back");
    const home = backHome.includes(path.replace(/\.html$/, ""));
    expect(route?.back).toBe(home && path !== "/m/index.html" ? paths.home.to() : "one-step");
  });
});

/** The item of the bottom menu, the guards and the pages that have both (Spec §2, §6). */
const access: readonly (readonly [TabName | undefined, readonly GuardName[], string])[] = [
  ["home", [], "/m/home /m/activity /m/lottery"],
  [undefined, ["no-account"], "/m/login /m/register /m/agentRegister"],
  [undefined, ["free-play"], "/m/trail"],
  [undefined, [], "/m/forget /m/help /m/app /m/activityDetail /m/notice"],
  [undefined, ["session"], "/m/changePsw /m/member/notice /m/fb-games"],
  ["profile", ["session"], "/m/mine /m/member/benefits /m/securityCenter /m/set /m/transaction/record"],
  [
    "profile",
    ["real-account"],
    "/m/member/home /m/webEmail /m/withdraw /m/rewardCenter /m/promoCode /m/activity/signIn /m/redRain",
  ],
  ["deposit", ["real-account"], "/m/voucherCenter"],
  ["invite", ["session"], "/m/inviteFriends"],
  ["profile", [], "/m/message"],
  [
    "home",
    ["own-lists"],
    "/m/slot-games /m/provider /m/slotsCenter /m/poker-games /m/fishing-games /m/roulette /m/baccarat /m/jili /m/inhouse /m/gameCenter /m/gameList /m/hot-games /m/live-games /m/lott /m/elott",
  ],
  ["home", ["session"], "/m/recent"],
  ["sports", ["own-lists"], "/m/sport-games /m/esport-games /m/cockfight"],
  [undefined, ["agents"], "/m/agent"],
  [
    "profile",
    ["session", "agents"],
    "/m/agent/team/overview /m/member/team /m/agent/team/pnl /m/teamBetting /m/member/teamRebate /m/member/agent/agentRebeat /m/member/agent/agentDivident",
  ],
  [
    "profile",
    ["contracts"],
    "/m/member/agent/getSalaryContract /m/member/agent/getDevidendContract /m/member/agent/getHourContract",
  ],
];

describe.each(access)("the item %s of the bottom menu and the guards %j", (tab, guards, pages) => {
  it.each(pages.split(" "))("are those of %s", (path) => {
    const route = findRoute(path);
    expect([route?.tab, route?.guards]).toEqual([tab, guards]);
  });
});

/** This page has two titles: Spec §2 names the one for the first password. */
const firstLogin = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: true };

// Spec §2 "Titles by route", "Games".
it.each([
  ["/m/activity", "Promociones", "Promotions"],
  ["/m/forget", "Olvidé mi contraseña", "Forgot password"],
  ["/m/home", "Inicio", "Home"],
  ["/m/login", "Iniciar sesión", "Log in"],
  ["/m/register", "Regístrate", "Sign up"],
  ["/m/trail", "Prueba gratis", "Free trial"],
  ["/m/changePsw", "Primera contraseña", "First password"],
  ["/m/notice", "Avisos", "Announcements"],
  ["/m/gameCenter", "Centro de juegos", "Game center"],
  ["/m/gameList", "Centro de juegos", "Game center"],
  ["/m/slotsCenter", "Tragamonedas", "Slots"],
  ["/m/message", "Mensajes", "Messages"],
  ["/m/set", "Configuración personal", "Personal settings"],
  ["/m/help", "Centro de ayuda", "Help center"],
  ["/m/slot-games", "Tragamonedas", "Slots"],
  ["/m/provider", "Tragamonedas", "Slots"],
  ["/m/live-games", "Casino en vivo", "Live casino"],
  ["/m/poker-games", "Póker y mesas", "Poker and tables"],
  ["/m/fishing-games", "Pesca", "Fishing"],
  ["/m/sport-games", "Deportes", "Sports"],
  // Shown as SPORTS.
  ["/m/esport-games", "Deportes", "Sports"],
  ["/m/roulette", "Ruleta", "Roulette"],
  ["/m/baccarat", "Bacará", "Baccarat"],
  ["/m/inhouse", "Juegos de la casa", "House games"],
  ["/m/jili", "JILI", "JILI"],
  ["/m/recent", "Jugados hace poco", "Recently played"],
  ["/m/hot-games", "Juegos populares", "Hot games"],
  ["/m/lott", "Lotería", "Lottery"],
  ["/m/elott", "Lotería electrónica", "Electronic lottery"],
  ["/m/lottery", "Sala de loterías", "Lottery hall"],
  ["/m/cockfight", "Peleas de gallos", "Cockfight"],
])("%s is called %s, or %s", async (path, spanish, english) => {
  const route = findRoute(path);
  if (!route) throw new Error(`${path} doesn't open.`);
  const texts = createTexts({ brand: "Volado" });
  const title = () => texts.t(route.titleAt?.("", firstLogin) ?? route.title);
  const first = title();
  await switchLanguage(texts, "EN");
  expect([first, title()]).toEqual([spanish, english]);
});

it("the sports page of FB is a frame over the whole screen, without menus", () => {
  const { fullScreen, tab } = findRoute("/m/fb-games") ?? {};
  expect([fullScreen, tab]).toEqual([true, undefined]);
});
