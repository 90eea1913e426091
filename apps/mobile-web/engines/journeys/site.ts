import { textsIn } from "../../e2e/texts.ts";
import type { Journey } from "../journey.ts";
import { css, headingStartingWith, role, text } from "../locators.ts";

const language: Journey = {
  title: "language",
  walk: async ({ phone, words: { t } }) => {
    const english = await textsIn("EN");
    await phone.open("/m/home");
    // replay-clicks.test.ts covers input on the prerendered page.
    await phone.disappeared(css("[data-prerendered]"));
    await phone.choose(role("combobox", t("shell.language")), "EN");
    await phone.see(headingStartingWith(english.t("home.hot")));
    await phone.has(css("html"), "lang", /^en/);
    await phone.driver.navigate().refresh();
    await phone.see(role("link", english.t("shell.login")));
    await phone.see(headingStartingWith(english.t("home.hot")));
  },
};

const gate: Journey = {
  title: "gate",
  walk: async ({ phone, words: { t }, gateway }) => {
    await phone.open("/m/slot-games");
    const games = role("listitem", undefined, role("list", t("games.list")));
    await phone.see(games);
    await gateway.closeSite({ maintenance: true });
    await phone.tap(role("radio", t("games.modes.hot"), role("group", t("games.show"))));
    const maintenance = role("heading", t("closed.maintenanceTitle"));
    await phone.see(maintenance);
    await gateway.closeSite({ maintenance: false, regionRestriction: true });
    await phone.tap(role("button", t("closed.checkAgain")));
    await phone.see(role("heading", t("closed.regionTitle")));
    await phone.see(text(t("closed.address", { ip: "127.0.0.1" })));
    await gateway.closeSite({ regionRestriction: false });
    await phone.tap(role("button", t("closed.checkAgain")));
    await phone.see(games);
    await phone.at("/m/slot-games?type=hot");
  },
};

/** The site itself. */
export const siteJourneys: readonly Journey[] = [language, gate];
