import { expect } from "vitest";
import type { Journey, Walk } from "../journey.ts";
import { containing, css, headingStartingWith, role, text } from "../locators.ts";
import { until } from "../phone.ts";

/** Part of the names of 17 slots in the seeded world, of which a search shows ten at first (Spec §9). */
const TERM = "oro";
const FIRST_PAGE = 10;
const FOUND = 17;

const tilesOf = ({ words: { t } }: Walk) => role("listitem", undefined, role("list", t("games.list")));

const home: Journey = {
  title: "home",
  walk: async ({ phone, words: { t } }) => {
    await phone.open("/");
    await phone.see(headingStartingWith(t("home.hot")));
    await until("nine games with their stars", async () => {
      const stars = await phone.all(role("button", containing(`${t("games.favourite")}: `)));
      return stars.length >= 9;
    });
    await phone.see(role("region", t("home.banners")));
    await phone.tap(role("link", t("shell.categories.RNG"), role("navigation", t("home.categories"))));
    await phone.at("/m/slot-games");
    await phone.see(role("heading", t("shell.titles.slots")));
    await phone.driver.navigate().back();
    await phone.see(headingStartingWith(t("home.hot")));
  },
};

const search: Journey = {
  title: "search",
  walk: async ({ phone, words: { t } }) => {
    await phone.open("/m/home");
    await phone.tap(role("button", t("games.search.field"), role("banner")));
    const dialog = role("dialog", t("gameSearch.title"));
    const found = role("listitem", undefined, role("list", t("gameSearch.results"), dialog));
    await phone.type(role("searchbox", undefined, dialog), TERM);
    await phone.count(found, FIRST_PAGE);
    await phone.tap(role("button", `${t("common.showMore")}: ${t("gameSearch.results")}`, dialog));
    await phone.count(found, FOUND);
    await phone.tap(role("button", t("common.close"), dialog));
    await phone.disappeared(dialog);
  },
};

const listToItsEnd: Journey = {
  title: "a list to its end",
  walk: async (walk) => {
    const { phone } = walk;
    await phone.open("/m/fishing-games");
    const tiles = tilesOf(walk);
    await phone.see(tiles);
    const lastPlace = async () =>
      (await (await phone.all(tiles)).at(-1)?.getAttribute("aria-posinset")) ?? "";
    const size = await (await phone.see(tiles)).getAttribute("aria-setsize");
    expect(Number(size)).toBeGreaterThan(25);
    await until("the last game", async () => {
      await phone.driver.executeScript("window.scrollBy(0, innerHeight * 3)");
      return (await lastPlace()) === size;
    });
  },
};

const spin: Journey = {
  title: "launch and spin",
  walk: async (walk) => {
    const { phone, words, gateway, newMember, signIn } = walk;
    const { t, money } = words;
    const member = await newMember();
    await gateway.setBalance(member.username, 500_000);
    await signIn(member);
    await phone.open("/m/slot-games");
    await phone.tap(role("link", undefined, tilesOf(walk)));
    await phone.at(/^\/m\/play/);
    await phone.see(text(money(500_000)));
    const { driver } = phone;
    await driver.switchTo().frame(await phone.see(css("main iframe")));
    await phone.tap(role("button", /^(Girar|Lanzar)$/, css("body[data-mode='real']")));
    // A link of the game's own adds to the history, which the exit ignores.
    await driver.executeScript("location.hash = 'rules'");
    await driver.switchTo().defaultContent();
    await until("the balance after the round", async () => {
      const balance = await gateway.balanceOf(member.username);
      return balance !== 500_000 && (await phone.all(text(money(balance)))).length > 0;
    });
    await phone.tap(role("button", t("games.play.exit")));
    await phone.at("/m/slot-games");
  },
};

const star: Journey = {
  title: "star",
  walk: async (walk) => {
    const { phone, words, newMember, signIn } = walk;
    const { t } = words;
    const server = await signIn(await newMember());
    await phone.open("/m/fishing-games");
    const tile = tilesOf(walk);
    const first = role("button", containing(`${t("games.favourite")}: `), tile);
    await phone.tap(first);
    await phone.has(first, "aria-pressed", "true");
    await until("that the gateway stores it", async () => (await server.favouriteIds()).length === 1);
    await phone.tap(role("radio", t("games.modes.fav"), role("group", t("games.show"))));
    await phone.count(tile, 1);
    await phone.driver.navigate().refresh();
    await phone.count(tile, 1);
    await phone.tap(first);
    await phone.see(text(t("games.empty.fav.title")));
    await until("that the gateway removes it", async () => (await server.favouriteIds()).length === 0);
  },
};

/** Games: finding, starring and playing them. */
export const lobbyJourneys: readonly Journey[] = [home, search, listToItsEnd, spin, star];
