import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { signIn } from "../../bench/phone.ts";
import { amountPattern, foreignLines, noteForeignWords, open, type Visit } from "./visit.ts";

/** Checks all of home: name, logo, and the brand's configured sections. */
export const visitHome = async (visit: Visit): Promise<void> => {
  const { page, origin, merchant, like, same } = visit;
  // The download bar comes with the second visit.
  await page.addInitScript(() =>
    localStorage.setItem("downloadOffer", JSON.stringify({ firstVisit: 1, seen: true })),
  );
  await open(visit, "/m/home");
  await page.locator(".vo-game-tile").first().waitFor();
  like("home's title", await page.title(), new RegExp(` · ${merchant.brandName}$`));

  const logo = page.locator(".vo-header a:has(.vo-logo)");
  like("the text of home's logo", await logo.textContent(), new RegExp(`^${merchant.brandName}`));
  const mark = logo.locator("img");
  same(
    "the address of home's mark",
    (await mark.count()) > 0 ? await mark.getAttribute("src") : "",
    merchant.logo,
  );
  if (merchant.logo !== "")
    like("home's mark", (await fetch(origin + merchant.logo)).headers.get("Content-Type"), /^image\//);
  same(
    "a choice of languages",
    (await page.locator("select[name=language]").count()) > 0,
    merchant.languages.length > 1,
  );

  // Lower sections load when they come near the screen.
  const winners = page.locator(
    { board: ".vo-winners", carousel: ".vo-winner-carousel" }[merchant.home.winners],
  );
  for (let turn = 0; turn < 40 && !(await winners.isVisible()); turn += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
  await winners.waitFor();
  const amounts = await page.locator(".vo-winners__amount").allTextContents();
  for (const amount of amounts.slice(0, 3)) like("a winner's amount", amount, amountPattern(merchant));
  same("amounts of winners", amounts.length > 0, true);
  const customers = await page.locator(".vo-winners__customer").allTextContents();
  same(
    "masked winners",
    customers.length > 0 && customers.every((name) => name.includes("*")),
    merchant.policy.maskWinnerNames,
  );
  same("a jackpot", (await page.locator(".vo-jackpot").count()) > 0, merchant.policy.decorativeJackpot);
  same(
    "a guest's download bar",
    await page.locator(".vo-install-bar").isVisible(),
    !merchant.download.barNeedsLogin,
  );
  like(
    "home's end",
    await page.locator(".app-home-end").textContent(),
    new RegExp(`${merchant.policy.minimumAge}.*${merchant.brandName}`),
  );
  await noteForeignWords(visit, "home");
};

/** Checks a game list with its filter, and the brand's cockfight vendors. */
export const visitGames = async (visit: Visit): Promise<void> => {
  const { page, merchant, same } = visit;
  await open(visit, "/m/slot-games");
  await page.locator(".vo-game-grid__list .vo-game-tile").first().waitFor();
  await noteForeignWords(visit, "the list of slots");

  await page.locator(".app-filter-button").click();
  const filter = page.locator("dialog[open]");
  await filter.getByRole("radio").first().waitFor();
  const amount = amountPattern(merchant);
  const choices = await filter.locator("label").allTextContents();
  same(
    "a minimum bet in the filter",
    choices.some((text) => amount.test(text)),
    merchant.games.linesShown,
  );

  await open(visit, "/m/cockfight");
  const tiles = page.locator(".app-vendor-tiles a");
  await tiles.first().waitFor();
  const links = await tiles.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  const { cockfight } = merchant.vendors;
  same("the number of vendors of cockfights", links.length, cockfight.length);
  for (const code of cockfight)
    same(
      `a vendor ${code} of cockfights`,
      links.some((link) => link.includes(code)),
      true,
    );
  await noteForeignWords(visit, "the page of cockfights");
};

/** A Colombian number whose first nine digits are a valid Peruvian number. */
const MOBILE = "9876543210";
const mobileOf = ({ diallingCode }: Visit["merchant"]): string =>
  diallingCode === "51" ? MOBILE.slice(0, 9) : MOBILE;

const outboxSchema = z.object({ value: z.array(z.object({ to: z.string(), body: z.string() })) });

/** Waits for the SMS to the number. */
const sentSms = async (origin: string, mobile: string): Promise<string | undefined> => {
  for (let turn = 0; turn < 50; turn += 1) {
    const answer = await fetch(`${origin}/console/api/outbox?channel=sms`);
    const { value } = outboxSchema.parse(await answer.json());
    const found = value.find(({ to }) => to.replaceAll(/\D/g, "").endsWith(mobile));
    if (found) return found.body;
    await pause(100);
  }
  return undefined;
};

/** Requests an SMS code in the open form, operating the slider by keyboard. */
const askForSms = async ({ page, origin, merchant, like, same }: Visit): Promise<void> => {
  const number = page.locator(".vo-mobile:visible input");
  await number.fill(mobileOf(merchant));
  await page.locator(".vo-sms-code:visible button").first().click();
  const slide = page.locator("dialog[open] input[type=range]");
  await slide.focus();
  for (let press = 0; press < 40 && (await slide.isVisible()); press += 1)
    // The last key press closes the dialog, so the slider may be gone.
    await slide.press("ArrowRight", { delay: 30, timeout: 1_000 }).catch(() => undefined);
  const body = await sentSms(origin, mobileOf(merchant));
  like("the SMS", body, new RegExp(`\\b${merchant.brandName}\\b`));
  same("what the SMS says of another merchant", foreignLines([body ?? ""]), []);
};

/** Checks sign-in, registration, and playing without an account. */
export const visitAuthentication = async (visit: Visit): Promise<void> => {
  const { page, merchant, like, same } = visit;
  const age = new RegExp(`\\b${merchant.policy.minimumAge}\\b`);

  await open(visit, "/m/login");
  await page.locator("form").first().waitFor();
  like("login's word about age", await page.locator(".app-auth__age").textContent(), age);
  const mark = page.locator(".app-auth__head img");
  same("login's mark", (await mark.count()) > 0 ? await mark.getAttribute("src") : "", merchant.logo);
  await noteForeignWords(visit, "the login page");

  await open(visit, "/m/trail");
  await page.locator("main button").first().waitFor();
  same(
    "a question about age before a demonstration",
    await page.locator("main input[type=checkbox]").count(),
    merchant.policy.freePlayNeedsAge ? 1 : 0,
  );

  await open(visit, "/m/register");
  const terms = page.locator("form input[type=checkbox]");
  await terms.first().waitFor();
  same("the terms ticked from the start", await terms.first().isChecked(), merchant.policy.termsPreTicked);
  like("registration's word about age", await page.locator(".app-auth__age").textContent(), age);
  await page.locator("[role=tab]").last().click();
  like(
    "the dialling code",
    await page.locator(".vo-mobile:visible .vo-mobile__code").textContent(),
    new RegExp(`^\\+${merchant.diallingCode}(?!\\d)`),
  );
  same(
    "the dialling code of the list",
    await page.locator(".vo-mobile__select:visible").inputValue(),
    merchant.diallingCode,
  );
  await noteForeignWords(visit, "the registration");
  await askForSms(visit);
};

/** Checks a member's balance and rewards: in the brand's currency, as returned by the gateway. */
export const visitSignedIn = async (visit: Visit): Promise<void> => {
  const { page, origin, merchant, like } = visit;
  const amount = amountPattern(merchant);
  await signIn(page, origin);
  await open(visit, "/m/home");
  const balance = page.locator(".vo-balance__figures").first();
  await page.waitForFunction(() =>
    /\d/.test(document.querySelector(".vo-balance__figures")?.textContent ?? ""),
  );
  like("the balance", (await balance.textContent())?.trim(), amount);

  await open(visit, "/m/rewardCenter");
  const worth = page.locator(".vo-reward__amount");
  await worth.first().waitFor();
  like("a reward's amount", await worth.first().textContent(), amount);
  await noteForeignWords(visit, "the rewards");
  await page.locator("[role=tab]").last().click();
  await page.locator(".app-rewards__intro").waitFor();
  await noteForeignWords(visit, "the tasks of today");
};
