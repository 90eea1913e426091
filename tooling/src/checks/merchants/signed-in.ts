import { signIn } from "../../bench/phone.ts";
import { amountPattern } from "./amounts.ts";
import { noteForeignWords, open, type Visit } from "./visit.ts";

/** What a member is shown: the balance and the rewards, in the brand's currency, from the gateway's own word. */
export const visitSignedIn = async (visit: Visit): Promise<void> => {
  const { page, origin, merchant, findings } = visit;
  const amount = amountPattern(merchant);
  await signIn(page, origin);
  await open(visit, "/m/home");
  const balance = page.locator(".vo-balance__figures").first();
  await page.waitForFunction(() =>
    /\d/.test(document.querySelector(".vo-balance__figures")?.textContent ?? ""),
  );
  findings.like("the balance", (await balance.textContent())?.trim(), amount);

  await open(visit, "/m/rewardCenter");
  const worth = page.locator(".vo-reward__amount");
  await worth.first().waitFor();
  findings.like("a reward's amount", await worth.first().textContent(), amount);
  await noteForeignWords(visit, "the rewards");
  await page.locator("[role=tab]").last().click();
  await page.locator(".app-rewards__intro").waitFor();
  await noteForeignWords(visit, "the tasks of today");
};
