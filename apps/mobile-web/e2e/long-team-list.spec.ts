import type { BrowserContext, Page } from "@playwright/test";
import { getTeamReport } from "@volado/api-client/endpoints";
import { TeamGroup } from "@volado/domain/agency";
import { expect, test } from "./fixtures.ts";
import { walkList } from "./list-walk.ts";
import { clientFor, signIn } from "./player.ts";

const AGENT = "agente";
const DAY = 86_400_000;

/** Part of every name in the seeded tree and of no other name: the search finds the whole tree, one row each. */
const EVERYBODY = "_";

/** Page size in these tests, and the site's own: the list grows once a second, a page at a time. */
const ROWS = { here: "500", usual: "50" } as const;

/** Maximum number of elements on a page (docs/decisions/044). */
const MAX_ELEMENTS = 415;

/** Selector of a row's name. */
const NAME = ".app-team-line__who > :is(a, b):first-child";

/** Scroll step: less than a screen. */
const WALK = { stride: 800, named: NAME } as const;

// A trace of hundreds of stops costs more than the journey, which takes a minute.
test.use({ trace: "off" });

/** Past days, as addresses and calls have them: other journeys don't change their data. */
const days = (count = 3) => {
  const day = (before: number) =>
    new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Mexico_City" }).format(Date.now() - before * DAY);
  const start = (before: number) => Date.parse(`${day(before)}T00:00:00-06:00`);
  return { search: `from=${day(count)}&to=${day(1)}`, from: start(count), to: start(0) };
};

/** All members in list order, by name, and those who have a team of their own. */
const wholeTeam = async (gatewayUrl: string) => {
  const client = clientFor(gatewayUrl, await signIn(gatewayUrl, AGENT));
  const { from, to } = days();
  const ask = (page: number) =>
    client.call(getTeamReport, {
      from,
      to,
      tool: "members",
      group: TeamGroup.Member,
      name: EVERYBODY,
      page,
      pageSize: Number(ROWS.here),
    });
  const first = await ask(1);
  const lines = [...first.list];
  for (let page = 2; page <= first.totalPages; page += 1) lines.push(...(await ask(page)).list);
  const members = lines.flatMap(({ member }) => (member ? [member] : []));
  return {
    names: members.map(({ name }) => name),
    leaders: members.filter((member) => member.team > 0).map(({ name }) => name),
  };
};

/** Makes the list grow by more rows at once; patches the page's own `fetch`, so that nothing else is slowed down. */
const growFaster = (context: BrowserContext) =>
  context.addInitScript(({ here, usual }) => {
    const send = window.fetch.bind(window);
    window.fetch = (target, init) => {
      const address = new URL(target instanceof Request ? target.url : target, location.href);
      if (address.searchParams.get("pageSize") !== usual) return send(target, init);
      address.searchParams.set("pageSize", here);
      return send(address.href, init);
    };
  }, ROWS);

/** The topmost row on the screen, its place in the list and its position. */
const topRow = (page: Page) =>
  page.evaluate((name) => {
    const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const rows = [...document.querySelectorAll("main [aria-posinset]")];
    const row = rows.find((one) => one.getBoundingClientRect().top >= bar);
    return {
      name: row?.querySelector(name)?.textContent,
      place: Number(row?.getAttribute("aria-posinset")),
      top: Math.round(row?.getBoundingClientRect().top ?? 0),
    };
  }, NAME);

test("two thousand members are one list: none is missing or duplicated, the page stays small, and back restores the position", async ({
  page,
  context,
  words: { t },
  gatewayUrl,
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const { names: team, leaders } = await wholeTeam(gatewayUrl);
  expect(team.length).toBeGreaterThan(2_000);
  expect(new Set(team).size).toBe(team.length);
  await growFaster(context);
  await signedInAs(page, AGENT);
  await page.goto(`/m/agent/team/pnl?${days().search}&name=${EVERYBODY}`);
  const rows = page.getByRole("list", { name: t("agency.lines") }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  await expect(rows.first()).toHaveAttribute("aria-setsize", String(team.length));
  await expect(page.locator("main .vo-skeleton")).toHaveCount(0);

  // `pnpm bench` measures every frame of a fling.
  await test.step("from the first to the last", async () => {
    const { names, wrong, elements } = await walkList(page, team.length, WALK);
    await expect(page.getByText(t("agency.end"))).toBeAttached();
    expect(team.map((_, index) => names[index + 1])).toEqual(team);
    expect(wrong).toEqual([]);
    expect(elements).toBeLessThan(MAX_ELEMENTS);
  });

  await test.step("a member's team from the middle, and back to the same row at the same position", async () => {
    const name = leaders[Math.floor(leaders.length / 2)] ?? "";
    const share = team.indexOf(name) / team.length;
    expect(share).toBeGreaterThan(0.2);
    const row = rows.filter({ has: page.getByRole("link", { name, exact: true }) });
    const link = row.locator(".app-team-line__team");
    await page.getByRole("list", { name: t("agency.lines") }).evaluate((list, share) => {
      const { top, height } = list.getBoundingClientRect();
      scrollBy({ top: top + height * share - innerHeight / 2, behavior: "instant" });
    }, share);
    await link.scrollIntoViewIfNeeded();
    const left = await topRow(page);
    await link.click();
    await expect(page.getByRole("navigation", { name: t("agency.path") })).toContainText(name);
    await page.goBack();
    await expect(page.getByRole("navigation", { name: t("agency.path") })).toBeHidden();
    await expect.poll(() => topRow(page)).toEqual(left);
  });

  await test.step("another width keeps the current row", async () => {
    const { place } = await topRow(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(async () => Math.abs((await topRow(page)).place - place), "the row that is read")
      .toBeLessThanOrEqual(1);
    const now = await topRow(page);
    expect(now.name).toBe(team[now.place - 1]);
    await page.setViewportSize({ width: 320, height: 1_600 });
    await expect
      .poll(() => rows.last().evaluate((row) => row.getBoundingClientRect().bottom >= innerHeight))
      .toBe(true);
  });
});

test("rows fill the space of the table above them once it is closed", async ({
  page,
  words: { t },
  signedInAs,
}) => {
  await signedInAs(page, AGENT);
  await page.goto(`/m/agent/team/pnl?${days(30).search}&name=${EVERYBODY}`);
  const list = page.getByRole("list", { name: t("agency.lines") });
  const table = page.getByText(t("agency.asTable"));
  await table.click();
  await expect(page.getByRole("table")).toBeVisible();
  await table.scrollIntoViewIfNeeded();
  // The list is now a screen further down, and its rows are measured.
  await page.evaluate(() => scrollBy({ top: 100, behavior: "instant" }));
  await expect
    .poll(() => list.evaluate((element) => element.getBoundingClientRect().top > innerHeight))
    .toBe(true);
  await expect.poll(() => list.getByRole("listitem").count()).toBeLessThan(3);

  await table.click();
  const lastRow = list.getByRole("listitem").last();
  await expect
    .poll(() => lastRow.evaluate((row) => row.getBoundingClientRect().bottom >= innerHeight))
    .toBe(true);
});
