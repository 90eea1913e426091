import { NEW_PASSWORD, newAgent, newName, OWN_RATE, openBelow } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit, plainText } from "./layout.ts";
import { loginPage } from "./login-page.ts";
import { openSettled, settle } from "./navigation.ts";
import { registerPage } from "./register-page.ts";
import { holdCalls, losingAnswers } from "./requests.ts";
import { sessionOf } from "./session.ts";
import { expectToast } from "./toasts.ts";

test("an agent opens an account that can log in, creates a registration link, and deletes it", {
  tag: "@core",
}, async ({ page, context, words, gateway, gatewayUrl, signedInAs, expecting, failing }) => {
  const { t } = words;
  const agent = await newAgent(gatewayUrl);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signedInAs(page, agent);
  await openSettled(page, "/m/agent");
  await page.getByRole("link", { name: t("agency.footer.open") }).click();
  await expect(page).toHaveURL("/m/agent?view=open");
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.agentOpen") })).toBeVisible();
  const username = page.getByLabel(t("downlines.open.username"), { exact: true });
  const password = page.getByLabel(t("downlines.open.password"), { exact: true });
  const rebate = page.getByLabel(t("downlines.rebate"), { exact: true });
  const submit = page.getByRole("button", { name: t("downlines.open.submit"), exact: true });
  const name = newName();

  await test.step("errors are shown beside their fields, and nothing typed is lost", async () => {
    await submit.click();
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription(t("errors.usernameRequired"));
    await username.fill("jugador");
    await password.fill(NEW_PASSWORD);
    await rebate.fill("0.51");
    await expect(rebate).toHaveAccessibleDescription(
      new RegExp(t("downlines.rebateProblems.max").replaceAll(".", "\\.")),
    );
    await rebate.fill("0.35");
    await page.getByRole("radio", { name: t("downlines.kinds.agent") }).check();
    await failing("openAccount", async () => {
      await submit.click();
      await expect(page.getByText(t("errors.server"))).toBeVisible();
    });
    await expecting({ statuses: [409] }, async () => {
      await submit.click();
      await expect(username).toHaveAccessibleDescription(t("errors.usernameTaken"));
    });
    await expect(username).toBeFocused();
    await expect(password).toHaveValue(NEW_PASSWORD);
    await expect(rebate).toHaveValue("0.35");
  });

  await test.step("a lost response and a double tap open it once", async () => {
    await username.fill(name);
    await expecting({ noAnswer: true }, () =>
      losingAnswers(page, "**/api/agent/accounts", async () => {
        await submit.click();
        await expect(page.getByText(t("errors.network"))).toBeVisible();
      }),
    );
    // The response arrives after both taps: otherwise the second may land next to the heading and remove its focus.
    const answer = await holdCalls(page, "/api/agent/accounts");
    await submit.dblclick();
    answer();
    await expect(page.getByRole("heading", { name: t("downlines.open.done") })).toBeFocused();
    await page.getByRole("button", { name: t("downlines.open.copy") }).click();
    await expectToast(page, t("common.copied"));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
    expect(await gateway.accountOf(name)).toMatchObject({ inviter: agent.username });
    await page.getByRole("link", { name: t("downlines.open.seeTeam") }).click();
    await expect(page).toHaveURL(`/m/member/team?name=${name}`);
    await expect(
      page
        .getByRole("list", { name: t("agency.lines") })
        .getByText(name)
        .first(),
    ).toBeVisible();
  });

  await test.step("it logs in, and is an agent too", async () => {
    const other = await context.newPage();
    await other.goto("/m/login");
    const login = loginPage(other, words);
    await login.logIn(name, NEW_PASSWORD);
    await expect(other).toHaveURL("/m/agent");
    expect(await sessionOf(other)).toMatchObject({ userName: name, type: 1 });
    await other.close();
  });

  await page.goBack();
  await page
    .getByRole("navigation", { name: t("downlines.menu") })
    .getByRole("link", { name: t("downlines.links") })
    .click();
  await expect(page).toHaveURL("/m/agent?view=links");
  await expect(page.getByText(t("downlines.link.empty"))).toBeVisible();
  const links = page.getByRole("article");

  await test.step("a link is created once, though its response is lost", async () => {
    await rebate.fill("0.2");
    const create = page.getByRole("button", { name: t("downlines.link.submit"), exact: true });
    await expecting({ noAnswer: true }, () =>
      losingAnswers(page, "**/api/agent/links", async () => {
        await create.click();
        await expect(page.getByText(t("errors.network"))).toBeVisible();
      }),
    );
    await create.click();
    await expect(page.getByText(t("downlines.link.created"))).toBeVisible();
    await expect(links).toHaveCount(1);
    await expect(rebate).toHaveValue("");
  });

  await test.step("somebody registers through it", async () => {
    await links
      .getByRole("button", { name: new RegExp(t("downlines.link.copy", { code: "" }).trim()) })
      .click();
    await expectToast(page, t("common.copied"));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const guest = await context.newPage();
    const form = registerPage(guest, words, gateway);
    const joined = newName();
    await guest.goto(link);
    await form.fillIn(joined);
    await form.send();
    await expect(guest).toHaveURL("/m/login");
    expect(await gateway.accountOf(joined)).toMatchObject({ inviter: agent.username });
    await guest.close();
  });

  await test.step("it is deleted after a confirmation", async () => {
    await links
      .getByRole("button", { name: new RegExp(t("downlines.link.removeNamed", { code: "" }).trim()) })
      .click();
    await page.getByRole("button", { name: t("downlines.link.removeYes") }).click();
    await expect(page.getByText(t("downlines.link.removed"))).toBeVisible();
    await expect(page.getByText(t("downlines.link.empty"))).toBeVisible();
  });
});

test("the agents' views show an outage, recover on retry, are accessible and fit", async ({
  page,
  words: { t },
  gatewayUrl,
  signedInAs,
  failing,
}) => {
  const agent = await newAgent(gatewayUrl);
  await openBelow(gatewayUrl, agent);
  await signedInAs(page, agent);
  const submit = page.locator("main form button[type=submit]");
  const leaveOutage = async () => {
    await page.getByRole("button", { name: t("common.retry") }).click();
    await expect(submit).toBeVisible();
  };
  const expectAccessibleAndFitting = async (view: string) => {
    await settle(page);
    await expectAccessible(page);
    await expectToFit(page, view);
    await plainText(page);
  };

  await test.step("transfer", async () => {
    await openSettled(page, "/m/agent");
    await failing("getWithdrawalTerms", async () => {
      await page.getByRole("link", { name: t("agency.tool.transfers") }).click();
      await expect(page.getByText(t("downlines.transfer.failed"))).toBeVisible();
    });
    await leaveOutage();
    await page.getByRole("checkbox").check();
    await expectAccessibleAndFitting("transfer");
    await page.goBack();
  });

  await test.step("open", async () => {
    await failing("getInvitationLinks", async () => {
      await page.getByRole("link", { name: t("agency.footer.open") }).click();
      await expect(page.getByText(t("downlines.open.failed"))).toBeVisible();
    });
    await leaveOutage();
    await expectAccessibleAndFitting("open");
  });

  await test.step("links", async () => {
    await failing("getInvitationLinks", async () => {
      await page.goto("/m/agent?view=links");
      await expect(page.getByText(t("downlines.failed"))).toBeVisible();
    });
    await leaveOutage();
    await page.getByLabel(t("downlines.rebate"), { exact: true }).fill(String(OWN_RATE));
    await page.getByRole("button", { name: t("downlines.link.submit"), exact: true }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expectAccessibleAndFitting("links");
  });
});

// detour.test.ts covers who may open the page.
test("transfers are only offered while the merchant has them", async ({
  page,
  words: { t },
  gatewayUrl,
  signedInAs,
  withSwitch,
}) => {
  await signedInAs(page, await newAgent(gatewayUrl));
  await withSwitch("AGENTRANSMULTDOWN3", false, async () => {
    await page.goto("/m/agent?view=transfer");
    await expect(page).toHaveURL("/m/agent");
    await expect(page.getByRole("link", { name: t("agency.tool.security") })).toBeVisible();
    await expect(page.getByRole("link", { name: t("agency.tool.transfers") })).toBeHidden();
  });
});
