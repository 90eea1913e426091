import { Buffer } from "node:buffer";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit } from "./layout.ts";
import { openSettled } from "./navigation.ts";
import { firstLevel } from "./texts.ts";
import { expectToast } from "./toasts.ts";

/** The smallest possible PNG. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("a member shares the invitation, and an outage says so and recovers on retry", async ({
  page,
  context,
  words: { t },
  signedInAs,
  failing,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Headless browsers have no share sheet: this one accepts the first invitation, and refuses the next.
  const handed: unknown[] = [];
  await page.exposeFunction("handOn", (what: unknown) => handed.push(what));
  await page.addInitScript(() => {
    const hand: unknown = Reflect.get(window, "handOn");
    let taken = 0;
    const share = async (what: unknown) => {
      taken += 1;
      if (taken > 1) throw new DOMException("refused", "NotAllowedError");
      if (typeof hand === "function") await hand(what);
    };
    Object.defineProperty(navigator, "share", { value: share });
  });
  await signedInAs(page, "jugador");
  await failing("getInvitation", async () => {
    await page.goto("/m/inviteFriends");
    await expect(page.getByText(t("invite.failed"))).toBeVisible();
    await expect(page.getByText(t("invite.none"))).toBeHidden();
  });
  await page.getByRole("button", { name: t("common.retry") }).click();
  await expect(page.getByRole("img", { name: t("invite.qr") })).toBeVisible();
  await page.getByRole("button", { name: t("invite.copyLink") }).click();
  await expectToast(page, t("common.copied"));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe("?affiliateCode=JUGADOR1");
  const share = page.getByRole("button", { name: t("invite.share"), exact: true });
  await share.click();
  await expect.poll(() => handed).toEqual([{ text: t("invite.shareText"), url: link }]);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await share.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectAccessible(page);
  await expectToFit(page, "invite");
});

test("the club shows a member's level and its benefits; others are redirected home", async ({
  page,
  context,
  words: { t },
  language,
  signedInAs,
}) => {
  await signedInAs(page, "jugador");
  await openSettled(page, "/m/member/benefits");
  await expect(page.getByRole("heading", { level: 2, name: firstLevel[language] })).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText(t("benefits.perks.rebate")).first()).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, "benefits");

  const other = await context.newPage();
  await signedInAs(other, "agente");
  await other.goto("/m/member/benefits");
  await expect(other).toHaveURL("/m/home");
});

test("a profile picture is chosen, then uploaded, and a file that is not a picture is refused", async ({
  page,
  words: { t },
  signedInAs,
  member,
}) => {
  await signedInAs(page, member);
  await openSettled(page, "/m/member/home");
  const change = page.getByRole("button", { name: t("picture.change") });
  await change.click();
  const drawer = page.getByRole("dialog", { name: t("picture.title") });
  await drawer.getByRole("button", { name: t("picture.option", { number: 2 }) }).click();
  await expectToast(page, t("picture.changed"));
  await expect(change.locator("img")).toHaveAttribute("src", /\/art\/symbol\//);

  await change.click();
  await expect(drawer.getByRole("button", { name: t("picture.option", { number: 2 }) })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessible(page);
  const file = drawer.locator("input[type=file]");
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(drawer.getByText(t("picture.wrongKind"))).toBeVisible();
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from(PNG, "base64") });
  await expect(drawer).toBeHidden();
  await expect(change.locator("img")).toHaveAttribute("src", /\/api\/pictures\//);
});
