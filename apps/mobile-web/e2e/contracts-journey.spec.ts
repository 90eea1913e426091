import type { ContractKind } from "@volado/domain/agency";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit, layoutShift, plainText } from "./layout.ts";
import { menusOf } from "./menus-page.ts";
import { settle } from "./navigation.ts";
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
    await expect(request.getByText("Volado")).toBeVisible();
    await expect(request.getByRole("row")).toHaveCount(4);
    const before = await page.getByRole("group").count();
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await expectAccessible(page);
    await expectToFit(page, "a contract's offer");
    await plainText(page);

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
    const refetched = page.waitForResponse(/contract-requests/);
    await page.reload();
    await (await refetched).finished();
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
