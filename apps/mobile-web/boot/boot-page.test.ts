// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bootPage } from "./boot-page.ts";
import type { BootTable } from "./boot-table.ts";

const table: BootTable = {
  languages: ["ES", "EN"],
  picturePattern: "",
  loginPath: "/m/login",
  calls: {
    getStatus: {
      endpoint: "getStatus",
      url: "/api/status?l=__L__",
      headers: { Language: "__L__", Device: "OTHERS" },
    },
    listAnnouncements: {
      endpoint: "listAnnouncements",
      url: "/api/announcements?l=__L__",
      headers: { Token: "__T__" },
    },
    listGames: {
      endpoint: "listGames",
      url: "/api/games",
      headers: { Language: "__L__", Token: "__T__" },
    },
  },
  pages: {
    "/m/home": {
      kind: "home",
      titles: { ES: "Inicio", EN: "Home" },
      membersOnly: false,
      calls: ["listAnnouncements"],
      code: [],
    },
    "/m/slot-games": {
      kind: "list",
      titles: { ES: "Tragamonedas", EN: "Slots" },
      membersOnly: false,
      calls: ["listGames"],
      code: ["/list.js", "/shared.js"],
    },
    "/m/mine": {
      kind: "bare",
      titles: { ES: "Mi perfil", EN: "My profile" },
      membersOnly: true,
      calls: ["listGames"],
      code: ["/list.js"],
    },
    "/m/login": {
      kind: "form",
      titles: { ES: "Entrar", EN: "Sign in" },
      membersOnly: false,
      calls: [],
      code: ["/shared.js"],
      texts: { ES: "/texts-es.js", EN: "/texts-en.js" },
    },
  },
};

interface Visit {
  readonly path?: string;
  readonly search?: string;
  readonly local?: Readonly<Record<string, string>>;
  readonly tab?: Readonly<Record<string, string>>;
  /** Data that the server wrote into the page. */
  readonly boot?: unknown;
  /** The display mode that the browser reports. */
  readonly standalone?: "iOS" | "display mode";
  /** Languages that the merchant offers. */
  readonly languages?: BootTable["languages"];
  /** Browsers that refuse cookies throw on any access to a storage. */
  readonly refusesStorage?: boolean;
}

const sent: [string, unknown][] = [];

/** The contents of one browser storage. */
const fill = (area: Storage, values: Readonly<Record<string, string>>) => {
  area.clear();
  for (const [key, value] of Object.entries(values)) area.setItem(key, value);
};

const dataElement = (id: string, value: unknown) => {
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = id;
  element.textContent = JSON.stringify(value);
  return element;
};

beforeEach(() => {
  vi.stubGlobal("fetch", (url: string, { headers }: { headers: Readonly<Record<string, string>> }) => {
    sent.push([url, headers]);
    return Promise.resolve(new Response("sent"));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  Reflect.deleteProperty(navigator, "standalone");
  delete window.voladoBoot;
  sent.length = 0;
});

const open = ({ path = "/m/home", search = "", local = {}, tab = {}, ...visit }: Visit = {}) => {
  window.history.replaceState(null, "", path + search);
  fill(localStorage, local);
  fill(sessionStorage, tab);
  const languages = visit.languages ?? table.languages;
  document.head.replaceChildren(
    dataElement("volado-pages", { ...table, languages }),
    ...(visit.boot === undefined ? [] : [dataElement("volado-boot", visit.boot)]),
  );
  if (visit.standalone === "iOS")
    Object.defineProperty(navigator, "standalone", { value: true, configurable: true });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: visit.standalone === "display mode" && query === "(display-mode: standalone)",
  }));
  if (visit.refusesStorage) {
    for (const area of ["localStorage", "sessionStorage"] as const) {
      vi.spyOn(window, area, "get").mockImplementation(() => {
        throw new Error("SecurityError");
      });
    }
  }
  bootPage();
  vi.restoreAllMocks();
  const { calls = {}, code = [] } = window.voladoBoot ?? {};
  return { html: document.documentElement, sent, code, calls };
};

const session = (token: string) => JSON.stringify({ token });
const stored = { MC_SESSION_INFO: session("stored"), autoLogin: "1" };

describe("before the site's code, the page", () => {
  it.each<[string, Visit, string, string]>([
    ["speaks Spanish at first", {}, "es", "/api/status?l=ES"],
    ["speaks the stored language", { local: { language: "EN" } }, "en", "/api/status?l=EN"],
    ["begins with the merchant's first language", { languages: ["EN", "ES"] }, "en", "/api/status?l=EN"],
    [
      "ignores a stored language that the merchant doesn't offer",
      { languages: ["ES"], local: { language: "EN" } },
      "es",
      "/api/status?l=ES",
    ],
    ["works without storage", { refusesStorage: true }, "es", "/api/status?l=ES"],
  ])("%s", (_name, visit, lang, status) => {
    const { html } = open(visit);
    expect(html.lang).toBe(lang);
    expect(sent[0]?.[0]).toBe(status);
  });

  it.each<[string, Visit, boolean]>([
    ["in the merchant's first language stands as prerendered", {}, false],
    ["in another hides the prerendered words", { local: { language: "EN" } }, true],
    [
      "in Spanish, where English comes first, hides them",
      { languages: ["EN", "ES"], local: { language: "ES" } },
      true,
    ],
    ["in English, where it comes first, stands as prerendered", { languages: ["EN", "ES"] }, false],
  ])("%s", (_name, visit, other) => {
    expect(open(visit).html.hasAttribute("data-other-language")).toBe(other);
  });
});

it("stores the theme, which is dark", () => {
  const { html } = open({ local: { theme: "sepia" } });
  expect(html.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
});

describe("an installed site", () => {
  it.each([
    [undefined, { Language: "ES" }],
    ["iOS", { Language: "ES", Device: "OTHERS" }],
    ["display mode", { Language: "ES", Device: "OTHERS" }],
  ] as const)("started as %s says so with its first calls (decisions W3)", (standalone, headers) => {
    open(standalone && { standalone });
    expect(sent[0]).toEqual(["/api/status?l=ES", headers]);
  });
});

describe("the session that the first calls carry", () => {
  it.each<[string, Visit, string | undefined]>([
    ["is missing for guests", {}, undefined],
    ["is the tab's", { tab: { MC_SESSION_INFO: session("tab") } }, "tab"],
    ["is the stored one", { local: stored }, "stored"],
    [
      "is the tab's even beside a stored one",
      { tab: { MC_SESSION_INFO: session("tab") }, local: stored },
      "tab",
    ],
    ["is not one that is no longer stored", { local: { ...stored, autoLogin: "0" } }, undefined],
    [
      "is the stored one when the tab's can't be read",
      { tab: { MC_SESSION_INFO: "{" }, local: stored },
      "stored",
    ],
    ["is written as it is", { tab: { MC_SESSION_INFO: session("a$&b") } }, "a$&b"],
  ])("%s", (_name, visit, token) => {
    const { html } = open({ ...visit, path: "/m/slot-games" });
    expect(sent).toContainEqual(["/api/games", { Language: "ES", ...(token && { Token: token }) }]);
    expect(html.hasAttribute("data-member")).toBe(token !== undefined);
  });
});

describe("an invitation in the address", () => {
  it.each<[string, Visit, readonly [string, string][]]>([
    [
      "is stored, whatever the page",
      { search: "?x=1&affiliateCode=%20ANA1%20" },
      [["affiliateCode", "ANA1"]],
    ],
    [
      "is stored on pages without a prerendered shell",
      { path: "/m/x", search: "?affiliateCode=A" },
      [["affiliateCode", "A"]],
    ],
    ["that isn't there takes none away", { search: "?code=ANA1" }, []],
    ["that is too long for a code is not stored", { search: `?affiliateCode=${"A".repeat(65)}` }, []],
    ["doesn't break the page without storage", { search: "?affiliateCode=A", refusesStorage: true }, []],
  ])("%s", (_name, visit, written) => {
    open(visit);
    expect(Object.entries(localStorage).filter(([key]) => key !== "theme")).toEqual(written);
    expect(sent[0]?.[0]).toBe("/api/status?l=ES");
  });
});

describe("first calls", () => {
  const list = ["/list.js", "/shared.js"];
  const form = ["/shared.js", "/texts-es.js"];

  it.each<[string, Visit, readonly string[], readonly string[]]>([
    ["home", {}, ["/api/status?l=ES", "/api/announcements?l=ES"], []],
    ["home of a category", { search: "?category=LIVE" }, ["/api/status?l=ES", "/api/announcements?l=ES"], []],
    ["a list", { path: "/m/slot-games" }, ["/api/status?l=ES", "/api/games"], list],
    ["a list with a slash", { path: "/m/slot-games/" }, ["/api/status?l=ES", "/api/games"], list],
    [
      "a list at a place further down",
      { path: "/m/slot-games", search: "?at=120" },
      ["/api/status?l=ES", "/api/games"],
      list,
    ],
    [
      "a narrowed list at a place",
      { path: "/m/slot-games", search: "?type=hot&at=12" },
      ["/api/status?l=ES"],
      list,
    ],
    ["a narrowed list", { path: "/m/slot-games", search: "?name=oro" }, ["/api/status?l=ES"], list],
    ["a player's page", { path: "/m/mine", local: stored }, ["/api/status?l=ES", "/api/games"], ["/list.js"]],
    [
      "a bare page with a choice in its address",
      { path: "/m/mine", local: stored, search: "?vassalage=JL" },
      ["/api/status?l=ES"],
      ["/list.js"],
    ],
    ["a player's page, for a guest", { path: "/m/mine" }, ["/api/status?l=ES"], form],
    ["login", { path: "/m/login" }, ["/api/status?l=ES"], form],
    [
      "login in English",
      { path: "/m/login", local: { language: "EN" } },
      ["/api/status?l=EN"],
      ["/shared.js", "/texts-en.js"],
    ],
    ["an unknown page", { path: "/m/nowhere" }, ["/api/status?l=ES"], []],
  ])("%s", (_name, visit, urls, chunks) => {
    const { code, html } = open(visit);
    expect(sent.map(([url]) => url)).toEqual(urls);
    expect(code).toEqual(chunks);
    expect(html.hasAttribute("data-no-shell")).toBe(visit.path === "/m/nowhere");
  });

  it.each<[string, Visit, boolean]>([
    ["a list at its top", { path: "/m/slot-games" }, false],
    ["a list at a place further down", { path: "/m/slot-games", search: "?at=120" }, true],
    ["a narrowed list at a place", { path: "/m/slot-games", search: "?type=hot&at=12" }, true],
    ["a list's own beginning", { path: "/m/slot-games", search: "?at=0" }, false],
    ["login, for a guest at a player's page", { path: "/m/mine", search: "?at=12" }, false],
  ])("the tools of %s are out of sight from the head on, or not", (_name, visit, hidden) => {
    expect(open(visit).html.hasAttribute("data-further-down")).toBe(hidden);
  });

  it.each([
    [{}, false],
    [{ noticesSeen: "1" }, true],
  ])("home has no place for notices that this visit has seen: %o", (tab, seen) => {
    expect(open({ path: "/m/home", tab }).html.hasAttribute("data-notices-seen")).toBe(seen);
  });

  it("are not sent when the server wrote their answers into the page", async () => {
    const status = { maintenance: false };
    const { calls } = open({
      boot: { status, answers: { "/api/announcements?l=ES": { banners: [] } } },
    });
    expect(sent).toEqual([]);
    expect(await calls["/api/status?l=ES"]?.then((answer) => answer.json())).toEqual({
      success: true,
      value: status,
    });
    expect(Object.keys(calls)).toEqual(["/api/status?l=ES", "/api/announcements?l=ES"]);
  });

  it.each<[string, Visit]>([
    ["in another language", { local: { language: "EN" } }],
    ["for guests, when a player comes", { local: stored }],
  ])("is asked when the server wrote it %s", (_name, visit) => {
    open({ ...visit, boot: { answers: { "/api/announcements?l=ES": { banners: [] } } } });
    expect(sent.map(([url]) => url)).toContainEqual(expect.stringMatching(/^\/api\/announcements/));
  });
});
