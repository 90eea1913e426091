import { isHomePath } from "@volado/domain/navigation";
import { createTexts, switchLanguage } from "@volado/i18n";
import { describe, expect, it } from "vitest";
import { type GuardName, paths, type TabName } from "../../shared/navigation/paths.ts";
import { findRoute, type Route } from "./routes.ts";

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

/** Paths whose back arrow goes home (Spec §2 "Header", "Message centre"). */
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

/** Its page has two titles: Spec §2 names that of the first password. */
const firstLogin = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: true };

/** The title of a page, by the last part of its path (Spec §2 "Header"). */
const titleSubject = {
  activity: "promotion",
  forget: "forgot-password",
  home: "home",
  login: "login",
  register: "sign-up",
  trail: "free-trial",
  changePsw: "first-password",
  notice: "announcement",
  gameCenter: "game-center",
  gameList: "game-center",
  slotsCenter: "slots",
  message: "messages",
  set: "personal-setting",
  help: "help-center",
} as const;

/** The subjects of Spec §2 "Titles by route", as both languages say them. */
const wording: Readonly<Record<(typeof titleSubject)[keyof typeof titleSubject], readonly [string, string]>> =
  {
    promotion: ["Promociones", "Promotions"],
    "forgot-password": ["Olvidé mi contraseña", "Forgot password"],
    home: ["Inicio", "Home"],
    login: ["Iniciar sesión", "Log in"],
    "sign-up": ["Regístrate", "Sign up"],
    "free-trial": ["Prueba gratis", "Free trial"],
    "first-password": ["Primera contraseña", "First password"],
    announcement: ["Avisos", "Announcements"],
    "game-center": ["Centro de juegos", "Game center"],
    slots: ["Tragamonedas", "Slots"],
    messages: ["Mensajes", "Messages"],
    "personal-setting": ["Configuración personal", "Personal settings"],
    "help-center": ["Centro de ayuda", "Help center"],
  };

const textAt = (texts: ReturnType<typeof createTexts>, { title, titleAt }: Route) =>
  texts.t(titleAt?.("", firstLogin) ?? title);

describe("titles by route (Spec §2)", () => {
  const rows = Object.entries(titleSubject).map(([word, subject]) => ({ path: `/m/${word}`, subject }));

  it.each(rows)("$path is called $subject, in both languages", async ({ path, subject }) => {
    const route = findRoute(path);
    if (!route) throw new Error(`${path} doesn't open.`);
    const texts = createTexts({ brand: "Volado" });
    const spanish = textAt(texts, route);
    await switchLanguage(texts, "EN");
    expect([spanish, textAt(texts, route)]).toEqual(wording[subject]);
  });

  it.each([
    ["Tragamonedas", "/m/slot-games /m/provider"],
    ["Casino en vivo", "/m/live-games"],
    ["Póker y mesas", "/m/poker-games"],
    ["Pesca", "/m/fishing-games"],
    // E-sports are shown as SPORTS.
    ["Deportes", "/m/sport-games /m/esport-games"],
    ["Ruleta", "/m/roulette"],
    ["Bacará", "/m/baccarat"],
    ["Juegos de la casa", "/m/inhouse"],
    ["JILI", "/m/jili"],
    ["Jugados hace poco", "/m/recent"],
    ["Juegos populares", "/m/hot-games"],
    ["Lotería", "/m/lott"],
    ["Lotería electrónica", "/m/elott"],
    ["Sala de loterías", "/m/lottery"],
    ["Peleas de gallos", "/m/cockfight"],
  ])("%s is the title of %s", (title, pages) => {
    const texts = createTexts({ brand: "Volado" });
    const titles = pages.split(" ").flatMap((path) => findRoute(path) ?? []);
    expect(new Set(titles.map((route) => textAt(texts, route)))).toEqual(new Set([title]));
  });
});

it("the sports page of FB is a frame over the whole screen, without menus", () => {
  const { fullScreen, tab } = findRoute("/m/fb-games") ?? {};
  expect([fullScreen, tab]).toEqual([true, undefined]);
});
