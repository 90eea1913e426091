import { expect, type Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

const DAY = 86_400_000;

/** The date in the merchant's time zone, this number of days before today. */
export const dayBefore = (count: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Mexico_City" }).format(Date.now() - count * DAY);

/** Selects this number of days before today. They are past, so journeys don't change their data. */
export const chooseDaysOver = async (page: Page, { t }: Texts, count: number): Promise<void> => {
  await page.getByRole("radio", { name: t("period.range") }).click({ force: true });
  await page.getByLabel(t("period.from"), { exact: true }).fill(dayBefore(count));
  await page.getByLabel(t("period.to"), { exact: true }).fill(dayBefore(1));
  await page.getByRole("button", { name: t("period.apply") }).click();
};

/** Waits until the open report shows them. */
export const expectDaysOver = (page: Page, { t, date }: Texts, count: number): Promise<void> =>
  expect(
    page.getByText(t("agency.span", { from: date(dayBefore(count)), to: date(dayBefore(1)) })),
  ).toBeVisible();
