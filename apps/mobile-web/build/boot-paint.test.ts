// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type BootParts, bootScript, bootTable, paintScript } from "./boot-script.ts";

const parts: BootParts = {
  calls: [
    ["getStatus", "/api/status", {}],
    ["listAnnouncements", "/api/announcements?l=__L__", {}],
    ["listGames", "/api/games?l=__L__", {}],
  ],
  chunks: [],
  pages: {
    "/m/home": ["home", "Inicio", "Home", [], [1], 0],
    "/m/slot-games": ["list", "Tragamonedas", "Slots", [], [2], 0],
  },
  loginPath: "/m/login",
  invitationLink: { field: "affiliateCode", maxLength: 64 },
  languages: ["ES", "EN"],
  placeholder: { language: "__L__", token: "__T__" },
  resolveTheme: () => "dark",
};

const banners = [{ url: "/first.svg" }, { url: "/second.svg" }];
const games = [{ iconUrl: "/a.svg" }, {}, { iconUrl: "/c.svg" }];
const cover = '<div class="vo-game-tile"><div class="vo-game-tile__cover"></div></div>';

/** The page of an address, as far as it is painted; `answers` are what the server wrote into it. */
const paint = (path: string, answers?: unknown): void => {
  window.history.replaceState(null, "", path);
  document.body.innerHTML = `<script type="application/json" id="volado-pages">${bootTable(parts)}</script>
    <script type="application/json" id="volado-boot">${JSON.stringify({ answers })}</script>
    <div id="root"><div data-painted="home"><div data-banner-room=""></div></div></div>
    <template id="shell-list"><h1 class="vo-header__title"></h1><div class="app-list-tools"></div><div data-tiles-room="">${cover.repeat(4)}</div></template>`;
  for (const script of [bootScript(parts), paintScript]) Reflect.apply(new Function(script), window, []);
};

const pictures = (): readonly (string | null)[] =>
  Array.from(document.querySelectorAll("#root img"), (picture) => picture.getAttribute("src"));

const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("CSS", { supports: () => true });
  vi.stubGlobal("CompressionStream", class {});
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", fetched);
  fetched.mockResolvedValue(Response.json({ success: true, value: { banners, games } }));
});

afterEach(() => vi.unstubAllGlobals());

it.each<[string, string, unknown, readonly string[]]>([
  ["the first banner", "/m/home", { "/api/announcements?l=ES": { banners } }, ["/first.svg"]],
  ["a list's tiles", "/m/slot-games", { "/api/games?l=ES": { games } }, ["/a.svg", "/c.svg"]],
  ["nothing when there is no banner", "/m/home", { "/api/announcements?l=ES": { banners: [] } }, []],
  ["nothing of an answer that makes no sense", "/m/home", { "/api/announcements?l=ES": { banners: 7 } }, []],
])("what the server wrote into the page is painted at once: %s", (_name, path, answers, shown) => {
  paint(path, answers);
  expect(pictures()).toEqual(shown);
});

it.each([
  ["/m/home", ["/first.svg"]],
  ["/m/slot-games", ["/a.svg", "/c.svg"]],
])("what it didn't is painted when the answer comes: %s", async (path, shown) => {
  paint(path);
  expect(pictures()).toEqual([]);
  await vi.waitFor(() => expect(pictures()).toEqual(shown));
});

it("a narrowed list is not painted with the games of the whole one", async () => {
  paint("/m/slot-games?name=oro", { "/api/games?l=ES": { games } });
  await Promise.resolve();
  expect(pictures()).toEqual([]);
});

it.each([
  ["/m/slot-games", "", 2],
  ["/m/slot-games?at=120", "none", 0],
  ["/m/slot-games?type=hot&at=120", "none", 0],
])("a list is painted as it looks where it opens: %s", (path, tools, painted) => {
  paint(path, { "/api/games?l=ES": { games } });
  expect(document.querySelector<HTMLElement>("#root .app-list-tools")?.style.display).toBe(tools);
  expect(pictures()).toHaveLength(painted);
});
