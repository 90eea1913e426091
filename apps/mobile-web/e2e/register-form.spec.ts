import { expectAccessible } from "./axe.ts";
import { expect, moving, test } from "./fixtures.ts";
import { openSettled } from "./navigation.ts";
import { registerPage, withFields } from "./register-page.ts";

test.use(moving);

test("phones autofill what they know, and a tap loads another captcha", async ({ page, words, gateway }) => {
  const { t } = words;
  const form = registerPage(page, words, gateway);
  await page.goto("/m/register.html");

  await test.step("every field has the autocomplete value that password managers and phones need", async () => {
    for (const [name, autocomplete] of [
      ["username", "username"],
      ["password", "new-password"],
      ["passwordAgain", "new-password"],
      ["mobile", "tel-national"],
      ["smsCode", "one-time-code"],
      ["email", "email"],
      ["birthday", "bday"],
      ["captcha", "off"],
    ] as const) {
      await expect(form.field(name), name).toHaveAttribute("autocomplete", autocomplete);
    }
    await expect(form.field("birthday")).toHaveAttribute("min", "1900-01-01");
    await expect(form.field("birthday")).toHaveAttribute("max", `${new Date().getFullYear()}-12-31`);
  });

  await test.step("a tap loads another captcha and clears what was typed", async () => {
    const first = await form.picture.getAttribute("src");
    await form.field("captcha").fill("12");
    await page.getByRole("button", { name: t("auth.captchaRefresh") }).click();
    await expect(form.picture).not.toHaveAttribute("src", first ?? "");
    await expect(form.field("captcha")).toHaveValue("");
  });
});

test("the form is accessible with every error, every section unfolded, and under its terms", async ({
  page,
  words,
  gateway,
  gatewayUrl,
}) => {
  const { t } = words;
  const form = registerPage(page, words, gateway);
  const optional = { required: false };
  await withFields(gatewayUrl, { line: optional, zalo: optional, payeeName: optional }, async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openSettled(page, "/m/register");
    await page.getByText(t("register.groups.more")).click();
    await form.field("payeeName").fill("R2D2");
    await form.terms.uncheck();
    await form.submit.click();
    await expect(page.getByText(t("errors.acceptDisclaimer"))).toBeVisible();
    await expectAccessible(page);
    await form.termsLink.click();
    await expect(page.getByRole("dialog", { name: t("register.terms.title") })).toBeVisible();
    await expectAccessible(page);
  });
});

test("the terms are the help centre's, open over the form and tick the box", async ({
  page,
  context,
  words,
  gateway,
  failing,
}) => {
  const { t } = words;
  const form = registerPage(page, words, gateway);
  const terms = page.getByRole("dialog", { name: t("register.terms.title") });
  await page.goto("/m/register");
  await form.field("username").fill("lucero");
  await form.terms.uncheck();

  await test.step("their link opens the help centre in a new tab, and the dialog has the same text", async () => {
    await expect(form.termsLink).toHaveAttribute("href", "/m/help#terms");
    const opened = context.waitForEvent("page");
    await form.termsLink.click({ modifiers: ["ControlOrMeta"] });
    const beside = await opened;
    await expect(beside).toHaveURL("/m/help#terms");
    // The contacts are below the topic's text and load independently of it.
    await expect(beside.getByRole("article").locator('a[href$="/m/help#privacy"]')).toBeVisible();
    const whole = await beside.getByRole("article").locator("li").first().textContent();
    await beside.close();

    await failing("getHelpCentre", async () => {
      await form.termsLink.click();
      await expect(terms.getByText(t("register.terms.age", { age: 18 }))).toBeVisible();
      await expect(terms.getByRole("button", { name: t("common.retry") })).toBeVisible();
    });
    await terms.getByRole("button", { name: t("common.retry") }).click();
    await expect(terms.getByText(whole ?? "", { exact: true })).toBeAttached();
    await expect(terms.locator('a[href$="/m/help#privacy"]')).toHaveAttribute("target", "_blank");
  });

  await test.step("closing them changes nothing, accepting them ticks the box", async () => {
    await terms.getByRole("button", { name: t("common.close") }).click();
    await expect(terms).toBeHidden();
    await expect(form.terms).not.toBeChecked();

    await form.termsLink.click();
    await terms.getByRole("button", { name: t("common.accept") }).click();
    await expect(form.terms).toBeChecked();
    await expect(form.field("username")).toHaveValue("lucero");
  });
});
