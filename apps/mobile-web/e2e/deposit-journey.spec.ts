import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit, plainText } from "./layout.ts";
import { settle } from "./navigation.ts";
import { picture } from "./picture.ts";
import { expectToast } from "./toasts.ts";

const PAGE = "/m/voucherCenter";

test("a transfer with its receipt is approved in the console, and its bonus is in the balance until given up", {
  tag: "@core",
}, async ({ page, words: { t, money }, gateway, signedInAs, member }) => {
  await signedInAs(page, member);
  const before = await gateway.balanceOf(member.username);
  await page.goto("/m/home");
  await page.getByRole("link", { name: t("shell.tabs.deposit") }).click();
  await expect(page).toHaveURL(PAGE);

  const amount = page.getByRole("textbox", { name: t("deposit.amount") });
  await page.getByRole("button", { name: t("deposit.continue") }).click();
  await expect(page.getByText(t("deposit.amountProblems.empty"))).toBeVisible();
  await amount.fill("99");
  await expect(page.getByText(t("deposit.amountProblems.low", { min: money(10_000) }))).toBeVisible();
  await page
    .getByRole("group", { name: t("deposit.quick") })
    .getByRole("button")
    .first()
    .click();
  await expect(amount).toHaveValue("200");
  await page
    .getByRole("group", { name: t("deposit.bonus.label") })
    .getByRole("radio", { name: /50/ })
    .check();
  // Half of two hundred as bonus, ten times wagered.
  const terms = { bonus: money(10_000), wager: money(100_000) };
  await expect(page.getByText(t("deposit.bonus.explain", terms))).toBeVisible();
  await page.getByRole("button", { name: t("deposit.continue") }).dblclick();

  const instructions = page.getByRole("heading", { name: t("deposit.titles.transfer") });
  await expect(instructions).toBeVisible();
  await expect(page.getByText(/^\d{18}$/)).toBeVisible();
  const reference = (await page.getByText(/^\d{12}$/).textContent()) ?? "";
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: t("deposit.one.copy", { what: t("deposit.one.amount") }) }).click();
  await expectToast(page, t("common.copied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("200.00");

  // It is pending among the records, once for both taps, and links back to the deposit.
  const record = (kind: "deposit" | "bonus") =>
    page
      .getByRole("list", { name: t("records.list") })
      .getByRole("listitem")
      .filter({ has: page.getByText(t(`records.kinds.${kind}`), { exact: true }) });
  const deposit = record("deposit");
  await page.getByRole("link", { name: t("deposit.records") }).click();
  await expect(page).toHaveURL("/m/transaction/record?types=A");
  await expect(deposit).toHaveCount(1);
  await expect(deposit.getByText(t("records.states.pending")).first()).toBeVisible();
  await deposit.locator("summary").click();
  await expect(deposit.getByText(reference)).toBeVisible();
  await deposit.getByRole("link", { name: t("records.deposit") }).click();
  await expect(instructions).toBeVisible();

  const remark = page.getByLabel(t("uploads.remark"));
  await remark.fill("Desde mi cuenta");
  await page.reload();
  await expect(remark).toHaveValue("Desde mi cuenta");
  const send = page.getByRole("button", { name: t("deposit.receipt.send") });
  await send.click();
  await expect(page.getByText(t("deposit.receipt.missing"))).toBeVisible();
  const choose = page.getByLabel(t("uploads.add"));
  await choose.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("%PDF-1.7") });
  await expect(page.getByText(t("uploads.problems.format", { name: "a.png" }))).toBeVisible();
  await choose.setInputFiles([picture("1.png"), picture("2.png")]);
  await page.getByRole("button", { name: t("uploads.remove", { name: "1.png" }) }).click();
  await expect(page.getByRole("img", { name: "2.png" })).toBeVisible();
  await send.click();
  await expect(page.getByRole("heading", { name: t("deposit.titles.review") })).toBeVisible();
  expect(await gateway.balanceOf(member.username)).toBe(before);

  await gateway.settleDeposit(reference, "paid");
  await expectToast(page, t("deposit.news.paid", { amount: money(20_000) }));
  await expect(page.getByRole("heading", { name: t("deposit.titles.paid") })).toBeVisible();
  expect(await gateway.balanceOf(member.username)).toBe(before + 30_000);

  await page.getByRole("link", { name: t("deposit.records") }).click();
  await expect(deposit).toContainText(`+${money(20_000)}`);
  await expect(deposit.getByText(t("records.states.pending"))).toHaveCount(0);
  await deposit.locator("summary").click();
  await expect(deposit).toContainText(t("records.states.done"));
  await expect(deposit).toContainText(reference);
  await expect(record("bonus")).toContainText(`+${money(10_000)}`);
  await page.goBack();
  await page.getByRole("link", { name: t("deposit.one.again") }).click();
  const bonus = page.getByRole("region", { name: /50/ });
  const progress = { wagered: money(0), wager: money(100_000) };
  await expect(bonus.getByText(t("activeBonus.progress", progress))).toBeVisible();
  await expect(page.getByText(t("deposit.bonus.unavailable.active"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("deposit.latest") })).toContainText(
    t("deposit.states.paid"),
  );

  await bonus.getByRole("button", { name: t("activeBonus.giveUp") }).click();
  await page.getByRole("button", { name: t("activeBonus.confirm.yes") }).click();
  await expectToast(page, t("activeBonus.givenUp", { amount: money(10_000) }));
  await expect(bonus).toBeHidden();
  await expect(page.getByRole("group", { name: t("deposit.bonus.label") })).toBeVisible();
  await page.getByRole("link", { name: t("shell.tabs.home"), exact: true }).click();
  await expect(page.getByRole("banner")).toContainText(money(before + 20_000));
});

test("a payment on the provider's page is in the balance at once, and paid once", { tag: "@core" }, async ({
  page,
  words: { t },
  gateway,
  signedInAs,
  member,
}) => {
  await signedInAs(page, member);
  await page.goto(PAGE);
  const before = await gateway.balanceOf(member.username);
  await page
    .getByRole("group", { name: t("deposit.method") })
    .getByRole("radio")
    .last()
    .check();
  const amount = page.getByRole("textbox", { name: t("deposit.amount") });
  // Decimal separators depend on the phone's region, whatever the site's language; this could be two amounts.
  await amount.fill("1.234");
  await page.getByRole("button", { name: t("deposit.continue") }).click();
  await expect(page.getByText(t("deposit.amountProblems.format"))).toBeVisible();
  await amount.fill("1.234,50");
  await page.getByRole("button", { name: t("deposit.continue") }).click();
  await page.getByRole("link", { name: t("deposit.pay") }).click();
  await expect(page.getByText("$1,234.50")).toBeVisible();
  await page.locator("button[value=paid]").click();

  await expect(page.getByRole("heading", { name: t("deposit.titles.paid") })).toBeVisible();
  expect(await gateway.balanceOf(member.username)).toBe(before + 123_450);
  await page.goBack();
  await expect(page.locator("button[value=paid]")).toBeHidden();
});

test("an outage shows an error, a lost response creates no second deposit; all of it fits", {
  tag: "@core",
}, async ({ page, words: { t }, signedInAs, member, failing, expecting }) => {
  const amount = page.getByRole("textbox", { name: t("deposit.amount") });
  const goOn = page.getByRole("button", { name: t("deposit.continue") });
  await signedInAs(page, member);

  await test.step("an outage recovers on retry", async () => {
    await failing("getDepositOptions", async () => {
      await page.goto(PAGE);
      await expect(page.getByText(t("deposit.failed"))).toBeVisible();
      await expect(page.getByText(t("deposit.none.title"))).toBeHidden();
    });
    await page.getByRole("button", { name: t("common.retry") }).click();
    await expect(amount).toBeVisible();
  });

  await test.step("the form is accessible, and fits small screens and large text", async () => {
    await settle(page);
    await amount.fill("49999.99");
    await page
      .getByRole("group", { name: t("deposit.bonus.label") })
      .getByRole("radio", { name: /50/ })
      .check();
    // No button is half below the header.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await expectToFit(page, "deposit-form");
  });

  await test.step("the way on stays in sight on small screens, also if a keyboard makes them smaller", async () => {
    await plainText(page);
    for (const height of [844, 640, 360]) {
      await page.setViewportSize({ width: 320, height });
      await amount.blur();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(goOn).toBeInViewport({ ratio: 1 });
      await amount.focus();
      await expect(goOn).toBeInViewport({ ratio: 1 });
      await expect(amount).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step("a lost response creates no second deposit, and nothing typed is lost", async () => {
    await expecting({ noAnswer: true });
    const ids: unknown[] = [];
    await page.route("**/api/deposits", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      ids.push((await (await route.fetch()).json()).value.id);
      return route.abort("connectionreset");
    });
    await goOn.click();
    await expect(page.getByText(t("errors.network"))).toBeVisible();
    await expect(amount).toHaveValue("49999.99");
    await page.unroute("**/api/deposits");
    await goOn.click();
    await expect(page.getByRole("heading", { name: t("deposit.titles.transfer") })).toBeVisible();
    await expect.poll(() => page.url()).toContain(`deposit=${ids[0]}`);
    expect(new Set(ids).size).toBe(1);
  });

  await test.step("instructions and receipt are accessible, and fit small screens and large text", async () => {
    await page.getByLabel(t("uploads.add")).setInputFiles([picture("1.png"), picture("2.png")]);
    await expect(page.getByRole("img", { name: "2.png" })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, "deposit-receipt");
  });

  await test.step("another's deposit is unknown", async () => {
    await expecting({ statuses: [404] });
    await page.goto(`${PAGE}?deposit=nothing`);
    await expect(page.getByText(t("deposit.one.failed"))).toBeVisible();
    await expect(page.getByText(t("errors.notFound"))).toBeVisible();
  });
});
