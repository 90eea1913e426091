import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { noteForeignWords, open, type Visit } from "./visit.ts";
import { foreignLines } from "./words.ts";

/** A number that is one in every country of a brand here. */
const MOBILE = "987654321";

const outboxSchema = z.object({ value: z.array(z.object({ to: z.string(), body: z.string() })) });

/** The SMS that went to the number, once it is there. */
const sentSms = async (origin: string): Promise<string | undefined> => {
  for (let turn = 0; turn < 50; turn += 1) {
    const answer = await fetch(`${origin}/console/api/outbox?channel=sms`);
    const { value } = outboxSchema.parse(await answer.json());
    const found = value.find(({ to }) => to.replaceAll(/\D/g, "").endsWith(MOBILE));
    if (found) return found.body;
    await pause(100);
  }
  return undefined;
};

/** Asks for a code by SMS from the form that is open, as a person does who slides with the keyboard. */
const askForSms = async ({ page, origin, merchant, findings }: Visit): Promise<void> => {
  const number = page.locator(".vo-mobile:visible input");
  await number.fill(MOBILE);
  await page.locator(".vo-sms-code:visible button").first().click();
  const slide = page.locator("dialog[open] input[type=range]");
  await slide.focus();
  for (let press = 0; press < 40 && (await slide.isVisible()); press += 1)
    // The last press closes the dialog, and may find it gone.
    await slide.press("ArrowRight", { delay: 30, timeout: 1_000 }).catch(() => undefined);
  const body = await sentSms(origin);
  findings.like("the SMS", body, new RegExp(`\\b${merchant.brandName}\\b`));
  findings.same("what the SMS says of another merchant", foreignLines([body ?? ""]), []);
};

/** The ways in: signing in, registering, and playing without an account. */
export const visitAuthentication = async (visit: Visit): Promise<void> => {
  const { page, merchant, findings } = visit;
  const { same, like } = findings;
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
