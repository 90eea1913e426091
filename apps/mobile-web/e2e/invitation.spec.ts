import { newName } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { menusOf } from "./menus-page.ts";
import { registerPage } from "./register-page.ts";
import { holdCode } from "./requests.ts";

/** Invitation codes of the seeded world, by owner. */
const codes = { member: "JUGADOR1", agent: "AGENTE01" } as const;

test("a link's invitation is stored while the guest looks around, and registers without a visible code", async ({
  page,
  words,
  gateway,
}) => {
  const { t } = words;
  const form = registerPage(page, words, gateway);
  await page.goto(`/m/home?affiliateCode=${codes.member}`);
  const { bottom } = menusOf(page, words);
  await bottom.getByRole("link", { name: t("shell.tabs.sports") }).click();
  await expect(page).not.toHaveURL(/affiliateCode/);
  await bottom.getByRole("link", { name: t("shell.tabs.home") }).click();
  await expect(page).toHaveURL("/m/home");
  await page.getByRole("link", { name: t("shell.register") }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(page.getByText(t("register.invited", { code: codes.member }))).toBeVisible();
  await expect(form.field("invitationCode")).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(t("register.invited", { code: codes.member }))).toBeVisible();
  const name = newName();
  await form.fillIn(name);
  await form.send();
  await expect(page).toHaveURL(/\/m\/login$/);
  expect(await gateway.accountOf(name)).toMatchObject({ inviter: "jugador" });

  // The form just sent also links to registration, and stays until login has loaded.
  await expect(loginPage(page, words).submit).toBeVisible();
  await page.getByRole("link", { name: t("shell.register") }).click();
  await expect(form.field("invitationCode")).toBeVisible();
});

test("a link's invitation is stored for a guest who goes on to register before any code has loaded", async ({
  page,
  words: { t },
}) => {
  const release = await holdCode(page);
  await page.goto(`/m/home?affiliateCode=${codes.member}`, { waitUntil: "commit" });
  await expect(page.locator("[data-prerendered]")).toHaveCount(1);
  await page.getByRole("link", { name: t("shell.register") }).click();
  await page.waitForURL(/\/m\/register$/, { waitUntil: "commit" });
  release();
  await expect(page.getByText(t("register.invited", { code: codes.member }))).toBeVisible();
});

test("a link with an invalid invitation says so; a typed code is checked before registration", async ({
  page,
  words,
  gateway,
  expecting,
  failing,
}) => {
  await expecting({ statuses: [404] });
  const { t } = words;
  const form = registerPage(page, words, gateway);
  await page.goto("/m/register?affiliateCode=NADIE");
  await expect(page.getByText(t("register.deadLink"))).toBeVisible();
  const name = newName();
  await form.fillIn(name);
  await form.copyCaptcha();
  const registrations: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") registrations.push(request.url());
  });

  await form.field("invitationCode").fill("TAMPOCO");
  await form.submit.click();
  await expect(form.field("invitationCode")).toBeFocused();
  await expect(form.field("invitationCode")).toHaveAccessibleDescription(t("errors.invalidInvitation"));

  await form.field("invitationCode").fill(codes.agent);
  await failing("checkInvitationCode", async () => {
    await form.submit.click();
    await expect(page.getByText(t("errors.server"))).toBeVisible();
  });
  expect(registrations).toEqual([]);
  await expect(form.field("captcha")).not.toHaveValue("");
  await form.submit.click();
  await expect(page).toHaveURL(/\/m\/login$/);
  expect(await gateway.accountOf(name)).toMatchObject({ inviter: "agente" });
});

test("an agent's link registers under the agent; without one the agent's code is required", {
  tag: "@core",
}, async ({ page, words, gateway, expecting, failing }) => {
  const { t } = words;
  const form = registerPage(page, words, gateway);

  await test.step("an agent's link registers under the agent, also after a failure in the middle", async () => {
    await page.goto(`/m/agentRegister?code=${codes.agent}`);
    await expect(
      page.getByRole("heading", { level: 1, name: t("shell.titles.agentRegister") }),
    ).toBeVisible();
    await expect(page.getByText(t("register.invited", { code: codes.agent }))).toBeVisible();
    await expect(form.agentCode).toHaveCount(0);
    const name = newName();
    await form.fillIn(name);
    await failing("registerByUsername", async () => {
      await form.send();
      await expect(page.getByText(t("errors.server"))).toBeVisible();
    });
    await expect(form.field("username")).toHaveValue(name);
    await form.send();
    await expect(page).toHaveURL(/\/m\/login$/);
    expect(await gateway.accountOf(name)).toMatchObject({ inviter: "agente" });
  });

  await test.step("without an agent's link the agent's code is required", async () => {
    await expecting({ statuses: [404] });
    await page.goto("/m/agentRegister");
    await expect(page.getByText(t("register.agentCode"))).toBeVisible();
    await page.goto(`/m/agentRegister?code=${codes.member}`);
    await expect(page.getByText(t("errors.referrerLink"))).toBeVisible();
    const name = newName();
    await form.fillIn(name);
    await form.send();
    await expect(form.agentCode).toBeFocused();
    await expect(form.agentCode).toHaveAccessibleDescription(t("errors.fieldRequired"));

    await form.agentCode.fill(codes.member);
    await form.submit.click();
    await expect(form.agentCode).toHaveAccessibleDescription(t("errors.agentInformation"));
    await form.agentCode.fill(codes.agent);
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/login$/);
    expect(await gateway.accountOf(name)).toMatchObject({ inviter: "agente" });
  });
});
