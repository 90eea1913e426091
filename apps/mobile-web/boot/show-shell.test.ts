// @vitest-environment jsdom
import { BannerWords } from "@volado/ui";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import type { BootState } from "./boot-state.ts";
import type { BootPage } from "./boot-table.ts";
import { showFirstPictures, showShell } from "./show-shell.ts";

const home: BootPage = {
  kind: "home",
  titles: { ES: "Inicio", EN: "Home" },
  membersOnly: false,
  calls: [],
  code: [],
};
const list: BootPage = { ...home, kind: "list", titles: { ES: "Tragamonedas", EN: "Slots" } };
const calls = {
  "/m/home": { endpoint: "listAnnouncements", url: "/api/announcements?l=__L__", headers: {} },
  "/m/slot-games": { endpoint: "listGames", url: "/api/games?l=__L__", headers: {} },
};

const banners = [{ url: "/first.svg" }, { url: "/second.svg" }];
const games = [{ iconUrl: "/a.svg" }, {}, { iconUrl: "/c.svg" }];
const cover = '<div class="vo-game-tile"><div class="vo-game-tile__cover"></div></div>';

const root = (): Element => {
  const found = document.getElementById("root");
  if (!found) throw new Error("There is no root.");
  return found;
};

/** The prerendered page of an address; `answers` are the responses that the server wrote into it. */
const show = (
  address: string,
  answers: BootState["answers"] = {},
  more: Partial<BootState> = {},
): BootState => {
  window.history.replaceState(null, "", address);
  document.body.innerHTML = `
    <div id="root"><div data-prerendered="home"><div data-banner-slot=""></div></div></div>
    <template data-kind="list">
      <h1 class="vo-header__title"></h1>
      <div data-tiles-slot="">${cover.repeat(4)}</div>
    </template>`;
  const isList = window.location.pathname === "/m/slot-games";
  const call = calls[isList ? "/m/slot-games" : "/m/home"];
  const state: BootState = {
    language: "ES",
    page: isList ? list : home,
    pageCalls: [call],
    calls: { [call.url.replace("__L__", "ES")]: coming() },
    answers,
    code: [],
    picturePattern: "",
    pictures: [],
    ...more,
  };
  showShell(root(), state);
  showFirstPictures(root(), state);
  return state;
};

const pictures = (): readonly (string | null)[] =>
  Array.from(document.querySelectorAll("#root img"), (picture) => picture.getAttribute("src"));

const coming = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  coming.mockResolvedValue(Response.json({ success: true, value: { banners, games } }));
});

it.each<[string, string, BootState["answers"], readonly string[]]>([
  ["the first banner", "/m/home", { "/api/announcements?l=ES": { banners } }, ["/first.svg"]],
  ["a list's tiles", "/m/slot-games", { "/api/games?l=ES": { games } }, ["/a.svg", "/c.svg"]],
  ["nothing when there is no banner", "/m/home", { "/api/announcements?l=ES": { banners: [] } }, []],
  ["nothing of an answer that makes no sense", "/m/home", { "/api/announcements?l=ES": { banners: 7 } }, []],
])("what the server wrote into the page is shown at once: %s", (_name, path, answers, shown) => {
  const state = show(path, answers);
  expect(pictures()).toEqual(shown);
  expect(state.pictures).toHaveLength(shown.length);
});

it("the first banner has its words at once, as the live page's", () => {
  const words = ["¿Águila o sol?", "Tú decides.", "Ver juegos"];
  show("/m/home", { "/api/announcements?l=ES": { banners: [{ url: "/first.svg", words }] } });
  const shown = document.querySelector("#root img + [aria-hidden=true]");
  const live = renderToStaticMarkup(createElement(BannerWords, { words }));
  expect(shown?.outerHTML).toBe(live);
});

it.each([
  ["/m/home", ["/first.svg"]],
  ["/m/slot-games", ["/a.svg", "/c.svg"]],
])("what it didn't is shown when the answer comes: %s", async (path, shown) => {
  show(path);
  expect(pictures()).toEqual([]);
  await vi.waitFor(() => expect(pictures()).toEqual(shown));
});

it.each([
  ["/m/home", { "/api/announcements?l=ES": { banners: [{ url: "/first.webp" }] } }, 780],
  ["/m/slot-games", { "/api/games?l=ES": { games: [{ iconUrl: "/first.webp" }] } }, 240],
])("they come in the width of the screen, as the live page asks for them: %s", (path, answers, twice) => {
  show(path, answers, { picturePattern: "{url}?w={width}" });
  const [picture] = document.querySelectorAll<HTMLImageElement>("#root img");
  expect(picture?.srcset).toContain(`/first.webp?w=${twice} 2x`);
});

it.each([
  ["fails", () => Promise.reject(new TypeError("no network"))],
  ["is no answer", () => Promise.resolve(new Response("<html>"))],
])("an answer that %s is left to the live page", async (_what, answer) => {
  coming.mockImplementation(answer);
  show("/m/home");
  await new Promise((passed) => setTimeout(passed));
  expect(pictures()).toEqual([]);
});

it("a filtered list, which starts no calls, does not show the games of the whole list", () => {
  show("/m/slot-games?name=oro", { "/api/games?l=ES": { games } }, { pageCalls: [], calls: {} });
  expect(pictures()).toEqual([]);
});

it("a shell that the server wrote into the root stays and gets its title in the visitor's language", () => {
  document.body.innerHTML = `<div id="root"><div data-prerendered="list"><h1 class="vo-header__title"></h1></div></div>`;
  const shell = root().firstElementChild;
  showShell(root(), { page: list, language: "EN" });
  expect(root().firstElementChild).toBe(shell);
  expect(root().textContent).toBe("Slots");
});

it.each([
  ["/m/slot-games", 2],
  ["/m/slot-games?at=120", 0],
  ["/m/slot-games?type=hot&at=120", 0],
])("a list shows its first games' pictures where they are to be seen: %s", (address, shown) => {
  show(address, { "/api/games?l=ES": { games } });
  expect(pictures()).toHaveLength(shown);
});

it.each([
  ["ES", "Tragamonedas"],
  ["EN", "Slots"],
] as const)("a shell has its page's title in %s", (language, title) => {
  show("/m/slot-games", {}, { language });
  expect(document.querySelector("#root [data-prerendered=list] h1")?.textContent).toBe(title);
});

it.each([
  ["/m/voucherCenter", "/m/voucherCenter"],
  [undefined, "/m/mine"],
])("the bottom menu marks the page's item: %s", (tab, marked) => {
  document.body.innerHTML = `<div id="root"><nav>
    <a class="vo-bottom-menu__link" href="/m/voucherCenter"></a>
    <a class="vo-bottom-menu__link" href="/m/mine" aria-current="page"></a>
  </nav></div>`;
  showShell(root(), { page: { ...list, kind: "page", ...(tab !== undefined && { tab }) }, language: "ES" });
  const current = document.querySelectorAll("#root [aria-current=page]");
  expect(Array.from(current, (item) => item.getAttribute("href"))).toEqual([marked]);
});

it("an unknown address leaves the root unchanged", () => {
  show("/m/nowhere", {}, { page: undefined, pageCalls: [], calls: {} });
  expect(document.querySelector("#root > [data-prerendered=home]")).not.toBeNull();
});
