import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectToFit } from "./fits.ts";
import { expect, test } from "./fixtures.ts";
import { openSettled } from "./settled.ts";
import type { Words } from "./words.ts";

const AGENT = "agente";
const DAY = 86_400_000;

/** Days that are over: nothing that other journeys do changes them. */
const overAndDone = (): string => {
  const day = (before: number) =>
    new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Mexico_City" }).format(Date.now() - before * DAY);
  return `from=${day(8)}&to=${day(1)}`;
};

/** What a line's name, and what stands out in it, are on the screen once the list has been scrolled to. */
const linesOf = (page: Page, { t }: Words) => {
  const list = page.getByRole("list", { name: t("agency.lines") });
  const lines = list.getByRole("article");
  return {
    lines,
    shown: async () => {
      await list.evaluate((element) => element.scrollIntoView());
      return lines.evaluateAll((all) =>
        all.map((line) => [
          line.querySelector("header :is(a, b)")?.textContent ?? "",
          line.querySelector(".app-team-line__main b")?.textContent ?? "",
        ]),
      );
    },
  };
};

test("an agent goes down the team and back, finds a member, and sorts", async ({
  page,
  words,
  signedInAs,
}) => {
  const { t } = words;
  await signedInAs(page, AGENT);
  await openSettled(page, "/m/agent");
  await page.getByRole("link", { name: t("agency.tool.profit") }).click();
  await expect(page).toHaveURL("/m/agent/team/pnl");
  await openSettled(page, `/m/agent/team/pnl?${overAndDone()}`);
  const { lines, shown } = linesOf(page, words);
  const chart = page.getByRole("region", {
    name: t("agency.byDay", { figure: t("agency.fields.profit") }),
  });
  await chart.getByText(t("agency.asTable")).click();
  await expect(chart.getByRole("row")).toHaveCount(9);

  await test.step("sorted by the result, the largest loss first", async () => {
    await page.getByLabel(t("agency.sort.label")).selectOption("profit");
    await expect(page).toHaveURL(/sort=profit/);
    const amounts = async () => (await shown()).map(([, amount = ""]) => Number(amount.replace(/[$,]/g, "")));
    await expect.poll(async () => (await amounts()).length).toBeGreaterThan(3);
    await expect
      .poll(async () => {
        const all = await amounts();
        return all.every((amount, index) => index === 0 || amount >= (all[index - 1] ?? 0));
      })
      .toBe(true);
  });

  await test.step("down two levels and back up", async () => {
    const own = page.url();
    const path = page.getByRole("navigation", { name: t("agency.path") });
    await expect(path).toBeHidden();
    const first = lines.getByRole("link").first();
    const name = (await first.textContent()) ?? "";
    await first.click();
    await expect(path.locator("[aria-current]")).toHaveText(name);
    const deeper = lines.getByRole("link").first();
    const below = (await deeper.textContent()) ?? "";
    await deeper.click();
    await expect(path.getByRole("listitem")).toHaveText([t("agency.ownTeam"), name, below]);
    await path.getByRole("link", { name, exact: true }).click();
    await expect(path.locator("[aria-current]")).toHaveText(name);
    await page.goBack();
    await expect(path.locator("[aria-current]")).toHaveText(below);

    const elsewhere = page.getByRole("navigation", { name: t("agency.elsewhere") });
    await expect(elsewhere.getByRole("link", { name: t("agency.tool.profit") })).toHaveCount(0);
    await elsewhere.getByRole("link", { name: t("agency.tool.overview") }).click();
    await expect(page).toHaveURL(/\/m\/agent\/team\/overview\?member=/);
    await expect(path.getByRole("listitem")).toHaveText([t("agency.ownTeam"), name, below]);
    await path.getByRole("link", { name, exact: true }).click();
    await expect(path.locator("[aria-current]")).toHaveText(name);
    await page.goBack();
    await page.goBack();
    await expect(path.locator("[aria-current]")).toHaveText(below);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(own);
    await expect(path).toBeHidden();
  });

  await test.step("found by name, at any level", async () => {
    await page.getByRole("searchbox", { name: t("agency.search.field") }).fill("nobody-of-that-name");
    await expect(page.getByText(t("agency.empty.found.title"))).toBeVisible();
    await page.getByRole("button", { name: t("agency.empty.reset") }).click();
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(3);
  });
});

const failed = "agency.failed";
for (const [tool, path, call, text] of [
  ["overview", "/m/agent/team/overview", "getTeamReport", failed],
  ["members", "/m/member/team", "getTeamReport", failed],
  ["profit", "/m/agent/team/pnl", "getTeamReport", failed],
  ["bets", "/m/teamBetting", "listTeamBets", failed],
  ["team rebates", "/m/member/teamRebate", "getTeamReport", failed],
  ["rebates", "/m/member/agent/agentRebeat", "listEarnings", "agency.earnings.failed"],
  ["dividend", "/m/member/agent/agentDivident", "listEarnings", "agency.earnings.failed"],
] as const) {
  test(`the page of ${tool} says an outage, leaves it by a retry, is accessible and fits`, async ({
    page,
    words: { t },
    signedInAs,
    failing,
  }) => {
    await signedInAs(page, AGENT);
    await failing(call, async () => {
      await page.goto(`${path}?${overAndDone()}`);
      await expect(page.getByText(t(text))).toBeVisible();
    });
    await page.getByRole("button", { name: t("common.retry") }).click();
    await expect(page.getByRole("region", { name: t("agency.totals") })).toBeVisible();
    await expect(page.locator("main .vo-skeleton")).toHaveCount(0);
    await expectAccessible(page);
    await expectToFit(page, tool);
  });
}

test("somebody else's team is refused, whatever the address says", async ({
  page,
  words: { t },
  signedInAs,
  expecting,
}) => {
  await expecting({ statuses: [403] });
  await signedInAs(page, AGENT);
  await page.goto("/m/member/team?member=M-jugador");
  await expect(page.getByText(t("agency.failed"))).toBeVisible();
});

test("without the dividend feature its page leads home, and nothing leads to it", async ({
  page,
  words: { t },
  signedInAs,
  withSwitch,
}) => {
  await signedInAs(page, AGENT);
  const footer = page.getByRole("navigation", { name: t("agency.footer.label") });
  await openSettled(page, "/m/agent");
  await footer.getByRole("link", { name: t("agency.footer.dividend") }).click();
  await expect(page).toHaveURL("/m/member/agent/agentDivident");
  await expect(page.getByRole("region", { name: t("agency.totals") })).toBeVisible();
  await withSwitch("AGEDIVIDEND3", false, async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/m/member/agent/agentDivident");
    await expect(page).toHaveURL("/m/home");
    await openSettled(page, "/m/agent");
    await expect(footer.getByRole("link", { name: t("agency.footer.home") })).toBeVisible();
    await expect(footer.getByRole("link", { name: t("agency.footer.dividend") })).toBeHidden();
  });
});

test("a guest logs in first and comes back; who is no agent is led home", async ({ page, signedInAs }) => {
  await page.goto("/m/member/team?days=30");
  await expect(page).toHaveURL(`/m/login?back=${encodeURIComponent("/m/member/team?days=30")}`);
  await signedInAs(page, "jugador");
  await page.goto("/m/agent/team/overview");
  await expect(page).toHaveURL("/m/home");
});
