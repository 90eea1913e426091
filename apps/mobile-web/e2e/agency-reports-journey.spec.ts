import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { leavePageBy, openSettled, settle } from "./navigation.ts";
import { chooseDaysOver, expectDaysOver } from "./report-days.ts";
import type { Texts } from "./texts.ts";

const AGENT = "agente";

/** A line's name and highlighted value are visible once the list has been scrolled to it. */
const linesOf = (page: Page, { t }: Texts) => {
  const list = page.getByRole("list", { name: t("agency.lines") });
  const lines = list.getByRole("article");
  return {
    lines,
    shown: async () => {
      await list.evaluate((element) => element.scrollIntoView());
      return lines.evaluateAll((all) =>
        all.map((line) => [
          line.querySelector("header :is(a, b)")?.textContent ?? "",
          line.querySelector("dd")?.textContent ?? "",
        ]),
      );
    },
  };
};

test("an agent goes down the team and back, finds members, sorts", async ({ page, words, signedInAs }) => {
  const { t } = words;
  await signedInAs(page, AGENT);
  await openSettled(page, "/m/agent");
  await leavePageBy(page, () => page.getByRole("link", { name: t("agency.tool.profit") }).click());
  await expect(page).toHaveURL("/m/agent/team/pnl");
  await chooseDaysOver(page, words, 8);
  await expectDaysOver(page, words, 8);
  await settle(page);
  const { lines, shown } = linesOf(page, words);
  const chart = page.getByRole("region", {
    name: t("agency.byDay", { figure: t("agency.fields.profit") }),
  });
  await chart.getByText(t("agency.asTable")).click();
  await expect(chart.getByRole("row")).toHaveCount(9);

  await test.step("sorted by the result, the largest loss first", async () => {
    await page.getByLabel(t("agency.sort.label")).selectOption("profit");
    await expect(page).toHaveURL(/sort=profit/);
    const amounts = async () =>
      (await shown()).map(([, amount = ""]) => Number(amount.replace(/[$,]/g, "").replace("−", "-")));
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
    const down = async () => {
      const links = lines
        .filter({ has: page.locator(".app-team-line__team") })
        .first()
        .getByRole("link");
      const text = (await links.first().textContent()) ?? "";
      await links.last().click();
      return text;
    };
    const name = await down();
    await expect(path.locator("[aria-current]")).toHaveText(name);
    const below = await down();
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

test("each page shows an outage and recovers on retry", async ({ page, words, signedInAs, failing }) => {
  const { t } = words;
  await signedInAs(page, AGENT);
  await openSettled(page, "/m/agent");
  const team = "agency.failed";
  const own = "agency.earnings.failed";
  const pages = [
    [[t("agency.tool.overview")], "/m/agent/team/overview", "getTeamReport", team],
    [[t("agency.tool.members")], "/m/member/team", "getTeamReport", team],
    [[t("agency.tool.profit")], "/m/agent/team/pnl", "getTeamReport", team],
    [[t("agency.tool.bets")], "/m/teamBetting", "listTeamBets", team],
    [[t("agency.tool.rebates"), t("agency.rebates.team")], "/m/member/teamRebate", "getTeamReport", team],
    [[t("agency.tool.rebates")], "/m/member/agent/agentRebeat", "listEarnings", own],
    [[t("agency.footer.dividend")], "/m/member/agent/agentDivident", "listEarnings", own],
  ] as const;
  for (const [place, [links, path, call, text]] of pages.entries())
    await test.step(path, async () => {
      for (const name of links)
        await leavePageBy(page, () => page.getByRole("link", { name, exact: true }).click());
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await settle(page);
      // Days that no earlier page requested, so that the site has no cached data.
      const days = 8 + place;
      await failing(call, async () => {
        await chooseDaysOver(page, words, days);
        await expect(page.getByText(t(text))).toBeVisible();
      });
      await page.getByRole("button", { name: t("common.retry") }).click();
      await expect(page.getByRole("region", { name: t("agency.totals") })).toBeVisible();
      await expectDaysOver(page, words, days);
      await settle(page);
      await page.goBack();
      await expect(page).toHaveURL("/m/agent");
    });
});

test("an agent logs in, reads last week, opens a member and starts a transfer to them", {
  tag: "@core",
}, async ({ page, words }) => {
  const { t } = words;
  await page.goto("/m/login");
  await loginPage(page, words).logIn(AGENT);
  await expect(page).toHaveURL("/m/agent");
  await page.getByRole("link", { name: t("agency.tool.members") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.agentTeam") })).toBeVisible();
  await page.getByRole("radio", { name: t("period.last-week") }).press("Space");
  await expect(page).toHaveURL("/m/member/team?period=last-week");
  await page.getByLabel(t("agency.only.label")).selectOption(t("agency.only.no-deposit"));
  await expect(page).toHaveURL("/m/member/team?period=last-week&only=no-deposit");
  const { lines } = linesOf(page, words);
  const link = lines.first().getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(page).toHaveURL(/\/m\/agent\?view=member&member=T-\d+&period=last-week/);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: t("agency.member.transfer") }).click();
  await expect(page).toHaveURL("/m/agent?view=transfer");
  await expect(page.getByRole("list", { name: t("downlines.transfer.chosen", { count: 1 }) })).toContainText(
    name,
  );
  await page.goBack();
  await expect(page.getByRole("heading", { name })).toBeVisible();
});
