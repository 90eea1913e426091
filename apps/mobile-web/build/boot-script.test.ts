import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { type BootParts, bootScript, bootTable } from "./boot-script.ts";

const parts: BootParts = {
  languages: ["ES", "EN"],
  calls: [
    ["getStatus", "/api/status?l=__L__", { Language: "__L__", Device: "OTHERS" }],
    ["listAnnouncements", "/api/announcements?l=__L__", { Token: "__T__" }],
    ["listGames", "/api/games", { Language: "__L__", Token: "__T__" }],
  ],
  chunks: ["/list.js", "/shared.js", ["/texts-es.js", "/texts-en.js"]],
  pages: {
    "/m/home": ["home", "Inicio", "Home", [], [1], 0],
    "/m/slot-games": ["list", "Tragamonedas", "Slots", [0, 1], [2], 0],
    "/m/mine": ["bare", "Mi perfil", "My profile", [0], [2], 1],
    "/m/login": ["form", "Entrar", "Sign in", [1, 2], [], 0],
  },
  loginPath: "/m/login",
  invitationLink: { field: "affiliateCode", maxLength: 8 },
  placeholder: { language: "__L__", token: "__T__" },
  resolveTheme: () => "dark",
};

interface Visit {
  readonly path?: string;
  readonly search?: string;
  readonly local?: Readonly<Record<string, string>>;
  readonly tab?: Readonly<Record<string, string>>;
  /** What the server wrote into the page. */
  readonly boot?: unknown;
  readonly oldBrowser?: boolean;
  /** How the browser says that the site was started from the home screen. */
  readonly standalone?: "iOS" | "display mode";
  /** What the merchant offers. */
  readonly languages?: readonly string[];
  /** Browsers that refuse cookies throw at the mere mention of a storage. */
  readonly refusesStorage?: boolean;
}

const area = (values: Readonly<Record<string, string>>, written: Map<string, string>) => ({
  getItem: (key: string) => values[key] ?? null,
  setItem: (key: string, value: string) => void written.set(key, value),
});

const open = ({ path = "/m/home", search = "", local = {}, tab = {}, ...visit }: Visit = {}) => {
  const attributes = new Map<string, string>();
  const sent: [string, unknown][] = [];
  const written = new Map<string, string>();
  const html = { lang: "", setAttribute: (name: string, value: string) => void attributes.set(name, value) };
  const texts: Readonly<Record<string, string>> = {
    "volado-pages": bootTable(parts),
    ...(visit.boot !== undefined && { "volado-boot": JSON.stringify(visit.boot) }),
  };
  const window: {
    voladoBoot?: { calls: Record<string, Promise<Response>>; code: readonly string[] };
  } & Record<string, unknown> = {
    CSS: {},
    navigator: { standalone: visit.standalone === "iOS" },
    matchMedia: (query: string) => ({
      matches: visit.standalone === "display mode" && query === "(display-mode: standalone)",
    }),
    ...(!visit.oldBrowser && { CompressionStream: class {} }),
  };
  for (const [name, values] of Object.entries({ localStorage: local, sessionStorage: tab })) {
    Object.defineProperty(window, name, {
      get: () => {
        if (visit.refusesStorage) throw new Error("SecurityError");
        return area(values, written);
      },
    });
  }
  runInNewContext(bootScript({ ...parts, ...(visit.languages && { languages: visit.languages }) }), {
    window,
    document: {
      documentElement: html,
      getElementById: (id: string) => (texts[id] === undefined ? null : { textContent: texts[id] }),
    },
    location: { pathname: path, search },
    CSS: { supports: () => true },
    Response,
    URLSearchParams,
    fetch: (url: string, { headers }: { headers: Readonly<Record<string, string>> }) => {
      sent.push([url, { ...headers }]);
      return Promise.resolve(new Response("sent"));
    },
  });
  const { calls = {}, code = [] } = window.voladoBoot ?? {};
  return { attributes, html, sent, code, calls, written };
};

const session = (token: string) => JSON.stringify({ token });
const kept = { MC_SESSION_INFO: session("kept"), autoLogin: "1" };

describe("before the site's code, the page", () => {
  it.each<[string, Visit, string, string]>([
    ["speaks Spanish at first", {}, "es", "/api/status?l=ES"],
    ["speaks the kept language", { local: { language: "EN" } }, "en", "/api/status?l=EN"],
    ["speaks no other language", { local: { language: "FR" } }, "es", "/api/status?l=ES"],
    ["begins with the merchant's first language", { languages: ["EN", "ES"] }, "en", "/api/status?l=EN"],
    [
      "leaves a kept language that the merchant doesn't offer",
      { languages: ["ES"], local: { language: "EN" } },
      "es",
      "/api/status?l=ES",
    ],
    ["works without storage", { refusesStorage: true }, "es", "/api/status?l=ES"],
  ])("%s", (_name, visit, lang, status) => {
    const { html, attributes, sent } = open(visit);
    expect(html.lang).toBe(lang);
    expect(attributes.get("data-theme")).toBe("dark");
    expect(sent[0]?.[0]).toBe(status);
  });

  it.each<[string, Visit, boolean]>([
    ["in the merchant's first language stands as painted", {}, false],
    ["in another hides the painted words", { local: { language: "EN" } }, true],
    [
      "in Spanish, where English comes first, hides them",
      { languages: ["EN", "ES"], local: { language: "ES" } },
      true,
    ],
    ["in English, where it comes first, stands as painted", { languages: ["EN", "ES"] }, false],
  ])("%s", (_name, visit, foreign) => {
    expect(open(visit).attributes.has("data-foreign")).toBe(foreign);
  });

  it("shows only the tip in browsers below the floor", () => {
    const { attributes, sent } = open({ oldBrowser: true });
    expect([...attributes]).toEqual([["data-legacy", ""]]);
    expect(sent).toEqual([]);
  });
});

describe("the theme", () => {
  it.each<[string, Visit]>([
    ["on a first visit", {}],
    ["where it is stored", { local: { theme: "dark" } }],
    ["where light is stored", { local: { theme: "light" } }],
    ["where nothing known is stored", { local: { theme: "sepia" } }],
  ])("is dark, and stored so, %s", (_name, visit) => {
    const { attributes, written } = open(visit);
    expect(attributes.get("data-theme")).toBe("dark");
    expect(written.get("theme")).toBe("dark");
  });
});

describe("an installed site", () => {
  it.each([
    [undefined, { Language: "ES" }],
    ["iOS", { Language: "ES", Device: "OTHERS" }],
    ["display mode", { Language: "ES", Device: "OTHERS" }],
  ] as const)("started as %s says so with its first calls (decisions W3)", (standalone, headers) => {
    const { sent } = open(standalone && { standalone });
    expect(sent[0]).toEqual(["/api/status?l=ES", headers]);
  });
});

describe("the session that the first calls carry", () => {
  it.each<[string, Visit, string | undefined]>([
    ["is nobody's for guests", {}, undefined],
    ["is the tab's", { tab: { MC_SESSION_INFO: session("tab") } }, "tab"],
    ["is the kept one", { local: kept }, "kept"],
    ["is the tab's even beside a kept one", { tab: { MC_SESSION_INFO: session("tab") }, local: kept }, "tab"],
    ["is not one that is no longer kept", { local: { ...kept, autoLogin: "0" } }, undefined],
    ["is the kept one when the tab's can't be read", { tab: { MC_SESSION_INFO: "{" }, local: kept }, "kept"],
    ["is written as it is", { tab: { MC_SESSION_INFO: session("a$&b") } }, "a$&b"],
  ])("%s", (_name, visit, token) => {
    const { sent, attributes } = open({ ...visit, path: "/m/slot-games" });
    expect(sent).toContainEqual(["/api/games", { Language: "ES", ...(token && { Token: token }) }]);
    expect(attributes.has("data-member")).toBe(token !== undefined);
  });
});

describe("an invitation in the address", () => {
  it.each<[string, Visit, readonly [string, string][]]>([
    ["is kept, whatever the page", { search: "?x=1&affiliateCode=%20ANA1%20" }, [["affiliateCode", "ANA1"]]],
    [
      "is kept on pages without a painted shell",
      { path: "/m/x", search: "?affiliateCode=A" },
      [["affiliateCode", "A"]],
    ],
    ["that isn't there takes none away", { search: "?code=ANA1" }, []],
    ["that is empty takes none away", { search: "?affiliateCode=%20" }, []],
    ["that is too long for a code is not kept", { search: "?affiliateCode=123456789" }, []],
    ["costs nobody the page who refuses storage", { search: "?affiliateCode=A", refusesStorage: true }, []],
  ])("%s", (_name, visit, written) => {
    const page = open(visit);
    expect([...page.written].filter(([key]) => key !== "theme")).toEqual(written);
    expect(page.sent[0]?.[0]).toBe("/api/status?l=ES");
  });
});

describe("what a page asks for", () => {
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
    ["a player's page", { path: "/m/mine", local: kept }, ["/api/status?l=ES", "/api/games"], ["/list.js"]],
    [
      "a bare page with a choice in its address",
      { path: "/m/mine", local: kept, search: "?vassalage=JL" },
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
    const { sent, code, attributes } = open(visit);
    expect(sent.map(([url]) => url)).toEqual(urls);
    expect(code).toEqual(chunks);
    expect(attributes.has("data-away")).toBe(visit.path === "/m/nowhere");
  });

  it("is not asked again when the server wrote it into the page", async () => {
    const status = { maintenance: false };
    const { sent, calls } = open({
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
    ["for guests, when a player comes", { local: kept }],
  ])("is asked when the server wrote it %s", (_name, visit) => {
    const { sent } = open({ ...visit, boot: { answers: { "/api/announcements?l=ES": { banners: [] } } } });
    expect(sent.map(([url]) => url)).toContainEqual(expect.stringMatching(/^\/api\/announcements/));
  });
});

describe("the table", () => {
  it("can't end the script it stands in, and says what was put in", () => {
    const pages = { "/m/x": ["list", "</script><!--", "x", [], [], 0] } as const;
    const table = bootTable({ ...parts, pages });
    expect(table).not.toContain("<");
    expect(JSON.parse(table)).toEqual([parts.calls, pages, parts.chunks]);
  });
});
