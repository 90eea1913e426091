import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { leavePageBy, openSettled, settle } from "./navigation.ts";
import { chooseDaysOver, dayBefore, expectDaysOver } from "./report-days.ts";
import type { Texts } from "./texts.ts";

const AGENT = "agente";
const DAYS = 40;

/** The number in a formatted text, such as "+$1,250.50", "−$3.00" or "0.35%". Other text is returned unchanged. */
const plain = (text: string): string =>
  /^[+−-]?\$?[\d,]+(\.\d+)?%?$/.test(text)
    ? String(Number(text.replaceAll(/[$,%]/g, "").replace("−", "-")))
    : text;

/** A cell of the file as pages show it: there, days are written out. */
const shownAs = (cell: string, { date }: Texts): string =>
  plain(cell)
    .replace(/^\d{4}-\d\d-\d\d/, date)
    .replace(/ (?=\d\d:\d\d$)/, ", ");

/** A row of the file, by column name. */
type Line = Readonly<Record<string, string>>;

/** Downloads the page's file and parses it as a spreadsheet does. */
const savedLines = async (page: Page, button: Locator, name: string): Promise<readonly Line[]> => {
  const saving = page.waitForEvent("download");
  await button.click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${name}_${dayBefore(DAYS)}_${dayBefore(1)}.csv`);
  const text = await readFile(await file.path(), "utf8");
  const [header = [], ...rows] = text
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n")
    .map((row) => row.split(","));
  return rows.map((cells) => Object.fromEntries(header.map((column, place) => [column, cells[place] ?? ""])));
};

/** The texts of a list of names and values, by name. */
const factsOf = (list: Locator): Promise<Line> =>
  list.evaluate((element) => {
    const texts = (tag: string) => [...element.querySelectorAll(tag)].map(({ textContent }) => textContent);
    const values = texts("dd");
    return Object.fromEntries(texts("dt").map((name, place) => [name, values[place] ?? ""]));
  });

/** The rendered rows: a long list only renders those near the screen. */
const rowsOf = (page: Page, list: string) =>
  page
    .getByRole("list", { name: list })
    .getByRole("listitem")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const texts = (at: string) => [...row.querySelectorAll(at)].map(({ textContent }) => textContent);
        const values = texts("dd");
        return {
          place: Number(row.getAttribute("aria-posinset")),
          of: Number(row.getAttribute("aria-setsize")),
          who: texts(".app-team-line__who > *"),
          main: texts(".app-team-line__main > *"),
          facts: texts("dt").map((name, at) => [name, values[at] ?? ""] as const),
        };
      }),
    );
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** The totals equal the sums of the file's columns. */
const expectTotals = async (page: Page, { t }: Texts, lines: readonly Line[]): Promise<void> => {
  const totals = await factsOf(page.getByRole("region", { name: t("agency.totals") }));
  const summed = Object.entries(totals).filter(([name]) => name !== t("agency.fields.bettors"));
  expect(summed.length).toBeGreaterThan(0);
  for (const [name, total] of summed) {
    const sum = lines.reduce((cents, line) => cents + Math.round(Number(line[name]) * 100), 0);
    expect([name, String(sum / 100)]).toEqual([name, plain(total)]);
  }
};

/** Every row on the page equals the file's row at the same position, and the file has all rows. */
const expectRows = async (
  page: Page,
  list: string,
  lines: readonly Line[],
  shown: (line: Line, row: Row) => unknown,
  seen: (row: Row) => unknown,
): Promise<void> => {
  // Rows are rendered near the screen only.
  await page.getByRole("list", { name: list }).evaluate((element) => element.scrollIntoView());
  await expect.poll(async () => (await rowsOf(page, list)).length).toBeGreaterThan(2);
  const rows = await rowsOf(page, list);
  for (const row of rows) {
    expect(lines).toHaveLength(row.of);
    expect(shown(lines[row.place - 1] ?? {}, row)).toEqual(seen(row));
  }
};

/** The file of a member report: the lines of the team. */
const expectMembers = async (page: Page, words: Texts, file: "members" | "profit" | "rebates") => {
  const { t } = words;
  const save = page.getByRole("button", { name: t("agency.save") });
  const lines = await savedLines(page, save, t(`agency.files.${file}`));
  const never = t("agency.never");
  await expectRows(
    page,
    t("agency.lines"),
    lines,
    (line, { facts }) => [
      line[t("agency.fields.member")],
      ...facts.map(([name]) => shownAs(line[name] ?? "none", words)),
    ],
    ({ who: [name], facts }) => [name, ...facts.map(([, text]) => (text === never ? "" : plain(text)))],
  );
  await expectTotals(page, words, lines);
};

const expectBets = async (page: Page, words: Texts) => {
  const { t } = words;
  const save = page.getByRole("button", { name: t("agency.save") });
  const lines = await savedLines(page, save, t("agency.files.bets"));
  const win = t("agency.fields.win");
  await expectRows(
    page,
    t("agency.bets.list"),
    lines,
    (line) => [
      line[t("agency.fields.member")],
      line[t("agency.bets.game")],
      shownAs(line[t("agency.bets.at")] ?? "none", words),
      plain(line[t("agency.fields.stake")] ?? "none"),
      line[t("agency.bets.state")] === t("agency.bets.settled")
        ? plain(line[win] ?? "none")
        : line[t("agency.bets.state")],
    ],
    ({ who: [name, game = "", at], main: [stake = "", came = ""] }) => [
      name,
      game.split(" · ")[0],
      at,
      plain(stake),
      plain(came.replace(`${win}: `, "")),
    ],
  );
  await expectTotals(page, words, lines);
};

/** The file of the agent's earnings: a line for each payment. */
const expectEarnings = async (page: Page, words: Texts, kind: "rebate" | "dividend") => {
  const { t, money, date } = words;
  const save = page.getByRole("button", { name: t("agency.save") });
  const lines = await savedLines(page, save, t(`agency.files.${kind}`));
  const cell = (line: Line, column: "paidAt" | "from" | "to" | "base" | "lines" | "amount") =>
    line[t(`agency.earnings.columns.${column}`)] ?? "none";
  const inMoney = (amount: string) => money(Math.round(Number(amount) * 100));
  const rows = await rowsOf(page, t("agency.earnings.list"));
  expect(rows.length).toBeGreaterThan(0);
  for (const { place, of, who, main } of rows) {
    const line = lines[place - 1] ?? {};
    const [from, to] = [date(cell(line, "from")), date(cell(line, "to"))];
    expect(lines).toHaveLength(of);
    // A period that begins or ends within a day shows the time.
    expect(who.map((part) => part.replaceAll(/, \d+:\d\d/g, ""))).toEqual([
      from === to ? from : t("agency.span", { from, to }),
      t("agency.earnings.paid", { day: date(cell(line, "paidAt")) }),
    ]);
    const basis = kind === "rebate" ? "turnover" : "net-loss";
    expect(main).toEqual([
      inMoney(cell(line, "amount")),
      t(`agency.earnings.of.${basis}`, { base: inMoney(cell(line, "base")) }),
    ]);
  }
  for (const line of lines) {
    // Such as "120430.00 × 0.35 % + 73685.00 × 0.19 %".
    const shares = cell(line, "lines").matchAll(/([\d.]+) × ([\d.]+) %/g);
    const parts = [...shares].map(([, base, rate]) => Math.round(Number(base) * 100) * Number(rate) * 100);
    const paid = Math.floor(Math.round(parts.reduce((sum, part) => sum + part, 0)) / 10_000);
    expect(paid).toBe(Math.round(Number(cell(line, "amount")) * 100));
  }
  const total = page.getByRole("region", { name: t("agency.totals") }).getByRole("definition");
  const sum = lines.reduce((cents, line) => cents + Math.round(Number(cell(line, "amount")) * 100), 0);
  await expect(total).toHaveText(money(sum));
};

/** The overview's file: a line for each day with any activity. */
const expectOverview = async (page: Page, words: Texts) => {
  const { t } = words;
  const save = page.getByRole("button", { name: t("agency.saveDays") });
  const lines = await savedLines(page, save, t("agency.files.overview"));
  await expectTotals(page, words, lines);
  const stake = t("agency.fields.stake");
  const chart = page.getByRole("region", { name: t("agency.byDay", { figure: stake }) });
  await chart.getByText(t("agency.asTable")).click();
  const drawn = await chart
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));
  const byDay = new Map(
    lines.map((line) => [shownAs(line[t("agency.day")] ?? "none", words), plain(line[stake] ?? "none")]),
  );
  for (const [day = "", value = ""] of drawn.slice(1)) expect(plain(value)).toBe(byDay.get(day) ?? "0");
  expect(drawn).toHaveLength(DAYS + 1);
};

test("each agency file has its page's lines and the same totals", async ({ page, words, signedInAs }) => {
  const { t } = words;
  await signedInAs(page, AGENT);
  await openSettled(page, "/m/agent");

  /** Opens a page by its links, checks its file over past days, and goes back. */
  const check = (links: readonly string[], expectFile: () => Promise<void>) =>
    test.step(links.join(", "), async () => {
      for (const name of links)
        await leavePageBy(page, () => page.getByRole("link", { name, exact: true }).click());
      await chooseDaysOver(page, words, DAYS);
      await expectDaysOver(page, words, DAYS);
      await settle(page);
      await expectFile();
      // Find the next links on the agent's home, not on a report that is still closing.
      await leavePageBy(page, () => page.goBack());
      await expect(page).toHaveURL("/m/agent");
    });

  await check([t("agency.tool.members")], () => expectMembers(page, words, "members"));
  await check([t("agency.tool.profit")], () => expectMembers(page, words, "profit"));
  await check([t("agency.tool.rebates"), t("agency.rebates.team")], () =>
    expectMembers(page, words, "rebates"),
  );
  await check([t("agency.tool.bets")], () => expectBets(page, words));
  await check([t("agency.tool.rebates")], () => expectEarnings(page, words, "rebate"));
  await check([t("agency.footer.dividend")], () => expectEarnings(page, words, "dividend"));
  await check([t("agency.tool.overview")], () => expectOverview(page, words));
});
