import type { ContractKind } from "@volado/domain/agency";
import { expectAccessible } from "./axe.ts";
import { codeFile } from "./code-files.ts";
import { expectToFit } from "./fits.ts";
import { expect, test } from "./fixtures.ts";
import { layoutShift } from "./layout-shift.ts";
import { losingAnswers } from "./lost-answer.ts";
import { menusOf } from "./menus-page.ts";
import { signedInWithType } from "./player-session.ts";
import { settle } from "./settled.ts";
import { expectToast } from "./toasts.ts";

const AGENT = "agente";
const pageOf: Readonly<Record<ContractKind, string>> = {
  "daily-salary": "/m/member/agent/getSalaryContract",
  dividend: "/m/member/agent/getDevidendContract",
  "hourly-salary": "/m/member/agent/getHourContract",
};

test.beforeEach(({ gateway }) => gateway.withdrawContracts(AGENT));

test("an agent is shown contract offers, accepts one, postpones two, and refuses one on its page", async ({
  page,
  words,
  gateway,
  signedInAs,
}) => {
  const { t } = words;
  const { bottom } = menusOf(page, words);
  for (const kind of ["daily-salary", "dividend", "hourly-salary"] as const)
    await gateway.offerContract(AGENT, kind);
  await signedInAs(page, AGENT);
  await page.goto("/m/home");
  const promptOf = (kind: ContractKind) => page.getByRole("dialog", { name: t(`contracts.prompt.${kind}`) });
  const request = page.getByRole("region", { name: t("contracts.request") });
  const history = page.getByRole("region", { name: t("contracts.history") });

  await test.step("goes to it, accepts it, and finds the previous one in the history", async () => {
    await expect(promptOf("daily-salary")).toBeVisible();
    await promptOf("daily-salary")
      .getByRole("link", { name: t("contracts.prompt.go") })
      .click();
    await expect(page).toHaveURL(pageOf["daily-salary"]);
    await expect(request.getByText("corredor")).toBeVisible();
    await expect(request.getByRole("row")).toHaveCount(4);
    const before = await page.getByRole("group").count();
    expect(await layoutShift(page)).toBeLessThan(0.02);

    await request.getByRole("button", { name: t("contracts.accept") }).click();
    const question = page.getByRole("alertdialog", { name: t("contracts.confirm.acceptTitle") });
    await question.getByRole("button", { name: t("contracts.accept") }).dblclick();
    await expectToast(page, t("contracts.accepted"));
    await expect(request).toBeHidden();
    await expect(page.getByRole("region", { name: t("contracts.current") })).toBeVisible();
    await expect(history.getByText(t("contracts.states.ended")).first()).toBeVisible();
    await expect(page.getByRole("group")).toHaveCount(before + 1);
  });

  await test.step("Cancel postpones each request for the session", async () => {
    await bottom.getByRole("link", { name: t("shell.tabs.home") }).click();
    for (const kind of ["dividend", "hourly-salary"] as const) {
      await promptOf(kind)
        .getByRole("button", { name: t("common.cancel") })
        .click();
      await expect(promptOf(kind)).toBeHidden();
    }
    const asked = page.waitForResponse(/contract-requests/);
    await page.reload();
    await (await asked).finished();
    await expect(bottom.getByRole("link", { name: t("shell.tabs.profile") })).toBeVisible();
    await settle(page);
    await expect(page.getByRole("link", { name: t("contracts.prompt.go") })).toBeHidden();
  });

  await test.step("the accepted contract applies, and the postponed one is still on its page", async () => {
    await page.goBack();
    await expect(page).toHaveURL(pageOf["daily-salary"]);
    await expect(page.getByRole("region", { name: t("contracts.current") })).toBeVisible();
    await expect(request).toBeHidden();

    const menu = page.getByRole("navigation", { name: t("contracts.menu") });
    await menu.getByRole("link", { name: t("contracts.kinds.hourly-salary") }).click();
    await expect(page).toHaveURL(pageOf["hourly-salary"]);
    await page.getByRole("button", { name: t("contracts.refuse") }).click();
    const question = page.getByRole("alertdialog", { name: t("contracts.confirm.refuseTitle") });
    await question.getByRole("button", { name: t("contracts.refuse") }).click();
    await expect(history.getByText(t("contracts.states.refused")).first()).toBeVisible();
  });
});

test("an outage, a lost response and a withdrawn offer are each shown", async ({
  page,
  words: { t },
  gateway,
  signedInAs,
  expecting,
  failing,
}) => {
  await signedInAs(page, AGENT);
  const menu = page.getByRole("navigation", { name: t("contracts.menu") });
  const question = page.getByRole("alertdialog", { name: t("contracts.confirm.acceptTitle") });
  const confirm = question.getByRole("button", { name: t("contracts.accept") });
  const current = page.getByRole("region", { name: t("contracts.current") });

  await test.step("an outage says so and recovers on retry", async () => {
    await failing("listContracts", async () => {
      await page.goto(pageOf["daily-salary"]);
      await expect(page.getByText(t("contracts.failed"))).toBeVisible();
      await expect(page.getByText(t("contracts.empty.title"))).toBeHidden();
    });
    await page.getByRole("button", { name: t("common.retry") }).click();
    await expect(current).toBeVisible();
  });

  await test.step("a lost response is sent again and counts once", async () => {
    await gateway.offerContract(AGENT, "dividend");
    await menu.getByRole("link", { name: t("contracts.kinds.dividend") }).click();
    await expect(page).toHaveURL(pageOf.dividend);
    await page.getByRole("button", { name: t("contracts.accept") }).click();
    await expecting({ noAnswer: true }, () =>
      losingAnswers(page, "**/contracts/answer", async () => {
        await confirm.click();
        await expect(question.getByText(t("errors.network"))).toBeVisible();
      }),
    );
    await confirm.click();
    await expectToast(page, t("contracts.accepted"));
    await expect(current).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step("an offer that was withdrawn meanwhile is shown as withdrawn", async () => {
    await gateway.offerContract(AGENT, "hourly-salary");
    await menu.getByRole("link", { name: t("contracts.kinds.hourly-salary") }).click();
    await expect(page).toHaveURL(pageOf["hourly-salary"]);
    await page.getByRole("button", { name: t("contracts.accept") }).click();
    await gateway.withdrawContracts(AGENT);
    await expecting({ statuses: [409] });
    await confirm.click();
    await expectToast(page, t("contracts.changed"));
    await expect(page.getByText(t("contracts.states.withdrawn")).first()).toBeVisible();
    await expect(page.getByRole("region", { name: t("contracts.request") })).toBeHidden();
  });

  await test.step("requests, contracts and history are accessible and fit", async () => {
    await gateway.offerContract(AGENT, "daily-salary");
    await menu.getByRole("link", { name: t("contracts.kinds.daily-salary") }).click();
    await expect(page.getByRole("region", { name: t("contracts.request") })).toBeVisible();
    await settle(page);
    await page.getByText(t("contracts.states.refused")).first().click();
    await expectAccessible(page);
    await expectToFit(page, "contracts");
  });
});

// guards.test.tsx covers each member type, contract-prompts.test.tsx who gets prompts.
test("guests log in first, type 42 is redirected home, neither requests contracts, and a member can open them", async ({
  page,
  words,
  gatewayUrl,
}) => {
  const { t } = words;
  const { bottom } = menusOf(page, words);
  // The code that requests them loads in the same step as the service button.
  const prompt = codeFile("agent-contracts/components/contract-prompt.tsx");
  const calls: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (url.includes("/api/agent/contract") || url.endsWith(prompt)) calls.push(url);
  });
  const expectQuietHome = async () => {
    await expect(page).toHaveURL("/m/home");
    await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
    expect(calls).toEqual([]);
  };

  await test.step("a guest is asked to log in, and requests nothing", async () => {
    await page.goto(pageOf.dividend);
    await expect(page).toHaveURL(`/m/login?back=${encodeURIComponent(pageOf.dividend)}`);
    await page.getByRole("button", { name: t("common.back") }).click();
    await expectQuietHome();
  });

  await test.step("type 42 requests no contracts, and their pages redirect home", async () => {
    await signedInWithType(page, gatewayUrl, AGENT, 42);
    await page.goto(pageOf.dividend);
    await expectQuietHome();
  });

  await test.step("type 0 is prompted", async () => {
    await signedInWithType(page, gatewayUrl, AGENT, 0);
    await page.goto(pageOf.dividend);
    await expect(page.getByRole("navigation", { name: t("contracts.menu") })).toBeVisible();
    await bottom.getByRole("link", { name: t("shell.tabs.home") }).click();
    await expect.poll(() => calls.some((url) => url.includes("contract-requests"))).toBe(true);
  });
});
