import type { ContractKind } from "@volado/domain/agency";
import { expectAccessible } from "./axe.ts";
import { expectToFit } from "./fits.ts";
import { expect, test } from "./fixtures.ts";
import { layoutShift } from "./layout-shift.ts";
import { openSettled } from "./settled.ts";
import { expectTold } from "./told.ts";

const AGENT = "agente";
const pageOf: Readonly<Record<ContractKind, string>> = {
  "daily-salary": "/m/member/agent/getSalaryContract",
  dividend: "/m/member/agent/getDevidendContract",
  "hourly-salary": "/m/member/agent/getHourContract",
};

test.beforeEach(({ gateway }) => gateway.withdrawContracts(AGENT));
test.afterEach(({ gateway }) => gateway.withdrawContracts(AGENT));

test("an agent is told of a contract, goes to it, accepts it, and finds the one before in the history", async ({
  page,
  words: { t },
  gateway,
  signedInAs,
}) => {
  await gateway.offerContract(AGENT, "daily-salary");
  await signedInAs(page, AGENT);
  await page.goto("/m/home");
  const prompt = page.getByRole("dialog", { name: t("contracts.prompt.daily-salary") });
  await expect(prompt).toBeVisible();
  await prompt.getByRole("link", { name: t("contracts.prompt.go") }).click();

  await expect(page).toHaveURL(pageOf["daily-salary"]);
  const request = page.getByRole("region", { name: t("contracts.request") });
  await expect(request.getByText("corredor")).toBeVisible();
  await expect(request.getByRole("row")).toHaveCount(4);
  const before = await page.getByRole("group").count();
  expect(await layoutShift(page)).toBeLessThan(0.02);

  await request.getByRole("button", { name: t("contracts.accept") }).click();
  const question = page.getByRole("alertdialog", { name: t("contracts.confirm.acceptTitle") });
  await question.getByRole("button", { name: t("contracts.accept") }).dblclick();
  await expectTold(page, t("contracts.accepted"));
  await expect(request).toBeHidden();
  await expect(page.getByRole("region", { name: t("contracts.current") })).toBeVisible();
  const history = page.getByRole("region", { name: t("contracts.history") });
  await expect(history.getByText(t("contracts.states.ended")).first()).toBeVisible();
  await expect(page.getByRole("group")).toHaveCount(before + 1);

  await page.reload();
  await expect(page.getByRole("region", { name: t("contracts.current") })).toBeVisible();
  await expect(request).toBeHidden();
  await page.goto("/m/home");
  await expect(page.getByRole("link", { name: t("shell.tabs.profile"), exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(prompt).toBeHidden();
});

test("Cancel leaves each request alone for the session, and its page still has it", async ({
  page,
  words: { t },
  gateway,
  signedInAs,
}) => {
  await gateway.offerContract(AGENT, "dividend");
  await gateway.offerContract(AGENT, "hourly-salary");
  await signedInAs(page, AGENT);
  await page.goto("/m/home");
  for (const kind of ["dividend", "hourly-salary"] as const) {
    const prompt = page.getByRole("dialog", { name: t(`contracts.prompt.${kind}`) });
    await prompt.getByRole("button", { name: t("common.cancel") }).click();
    await expect(prompt).toBeHidden();
  }
  const asked = page.waitForResponse(/contract-requests/);
  await page.reload();
  await asked;
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: t("contracts.prompt.go") })).toBeHidden();

  await page.goto(pageOf["hourly-salary"]);
  await page.getByRole("button", { name: t("contracts.refuse") }).click();
  const question = page.getByRole("alertdialog", { name: t("contracts.confirm.refuseTitle") });
  await question.getByRole("button", { name: t("contracts.refuse") }).click();
  const history = page.getByRole("region", { name: t("contracts.history") });
  await expect(history.getByText(t("contracts.states.refused")).first()).toBeVisible();
});

test("an answer that got lost is sent again and counts once", async ({
  page,
  words: { t },
  gateway,
  signedInAs,
  expecting,
}) => {
  await gateway.offerContract(AGENT, "dividend");
  await signedInAs(page, AGENT);
  await page.goto(pageOf.dividend);
  await page.getByRole("button", { name: t("contracts.accept") }).click();
  const question = page.getByRole("alertdialog", { name: t("contracts.confirm.acceptTitle") });
  const confirm = question.getByRole("button", { name: t("contracts.accept") });

  // The gateway hears it every time; the answer never arrives.
  await expecting({ noAnswer: true });
  await page.route("**/contracts/answer", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await confirm.click();
  await expect(question.getByText(t("errors.network"))).toBeVisible();
  await page.unroute("**/contracts/answer");
  await confirm.click();
  await expectTold(page, t("contracts.accepted"));
  await expect(page.getByRole("region", { name: t("contracts.current") })).toBeVisible();
  await expect(question).toBeHidden();
});

test("an offer that was taken back meanwhile is shown as it stands", async ({
  page,
  words: { t },
  gateway,
  signedInAs,
  expecting,
}) => {
  await gateway.offerContract(AGENT, "hourly-salary");
  await signedInAs(page, AGENT);
  await page.goto(pageOf["hourly-salary"]);
  await page.getByRole("button", { name: t("contracts.accept") }).click();
  await gateway.withdrawContracts(AGENT);
  await expecting({ statuses: [409] });
  const question = page.getByRole("alertdialog", { name: t("contracts.confirm.acceptTitle") });
  await question.getByRole("button", { name: t("contracts.accept") }).click();
  await expect(page.getByText(t("contracts.changed"))).toBeVisible();
  await expect(page.getByText(t("contracts.states.withdrawn")).first()).toBeVisible();
  await expect(page.getByRole("region", { name: t("contracts.request") })).toBeHidden();
});

test("an outage says so and leaves by a retry", async ({ page, words: { t }, signedInAs, failing }) => {
  await signedInAs(page, AGENT);
  await failing("listContracts", async () => {
    await page.goto(pageOf["daily-salary"]);
    await expect(page.getByText(t("contracts.failed"))).toBeVisible();
    await expect(page.getByText(t("contracts.empty.title"))).toBeHidden();
  });
  await page.getByRole("button", { name: t("common.retry") }).click();
  await expect(page.getByRole("region", { name: t("contracts.current") })).toBeVisible();
});

for (const [type, asks] of [
  [0, true],
  [2, true],
  [4, false],
  [40, false],
  [41, false],
  [42, false],
] as const) {
  test(`type ${type} ${asks ? "is asked" : "asks for no contracts, and their pages lead home"}`, async ({
    page,
    words: { t },
    signedInAs,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/agent/contract")) calls.push(request.url());
    });
    await signedInAs(page, AGENT);
    // The site goes by the type of the session.
    await page.addInitScript((kind) => {
      const kept = sessionStorage.getItem("MC_SESSION_INFO");
      if (kept && window === window.top)
        sessionStorage.setItem("MC_SESSION_INFO", JSON.stringify({ ...JSON.parse(kept), type: kind }));
    }, type);
    await page.goto(pageOf.dividend);
    if (asks) {
      await expect(page.getByRole("navigation", { name: t("contracts.menu") })).toBeVisible();
      await page.goto("/m/home");
      await expect.poll(() => calls.some((url) => url.includes("contract-requests"))).toBe(true);
    } else {
      await expect(page).toHaveURL("/m/home");
      await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(calls).toEqual([]);
    }
  });
}

test("a guest is asked to log in, and asks for nothing", async ({ page, words: { t } }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/agent/contract")) calls.push(request.url());
  });
  await page.goto(pageOf.dividend);
  await expect(page).toHaveURL(`/m/login?back=${encodeURIComponent(pageOf.dividend)}`);
  await page.goto("/m/home");
  await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
});

test("requests, contracts and history are accessible, and fit small screens and large text", async ({
  page,
  words: { t },
  gateway,
  signedInAs,
}) => {
  await gateway.offerContract(AGENT, "daily-salary");
  await signedInAs(page, AGENT);
  await openSettled(page, pageOf["daily-salary"]);
  await page.getByText(t("contracts.states.refused")).first().click();
  await expectAccessible(page);
  await expectToFit(page, "contracts");
});
