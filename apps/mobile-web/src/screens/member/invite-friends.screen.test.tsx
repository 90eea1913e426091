// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { afterEach, expect, it } from "vitest";
import { closePart, openPart, signInAna } from "../../shared/testing/open-part.tsx";
import InviteFriendsScreen from "./invite-friends.screen.tsx";

afterEach(closePart);

it("doesn't say that the promotion is off before the status is known", async () => {
  signInAna();
  const { t, press } = await openPart(<InviteFriendsScreen />, {
    "/api/status": ["refused", samples.getStatus],
    "/api/affiliate": [samples.getInvitation],
  });
  expect(screen.getByRole("status").textContent).toBe(t("invite.loading"));
  expect((await screen.findByRole("alert")).textContent).toContain(t("invite.failed"));
  await press(t("common.retry"));
  expect(await screen.findByRole("heading", { name: t("invite.title") })).toBeTruthy();
});

const shown = async (rewards?: object) => {
  signInAna();
  const status = {
    value: { info: { promo: { REFERRAL: { enabled: true } } }, maintenance: 0, regionRestriction: 0 },
  };
  const invitation = { value: { code: "ANA1", invited: 0, friends: [], ...(rewards && { rewards }) } };
  const part = await openPart(<InviteFriendsScreen />, {
    "/api/status": [status],
    "/api/affiliate": [invitation],
  });
  await screen.findByRole("heading", { name: part.t("invite.title") });
  return part;
};

it("shares the link on WhatsApp, with a text beside it", async () => {
  const { t } = await shown();
  const link = screen.getByRole("link", { name: t("invite.whatsapp") });
  const { origin, searchParams } = new URL(link.getAttribute("href") ?? "");
  expect(origin).toBe("https://wa.me");
  const address = `${window.location.origin}/m/register?affiliateCode=ANA1`;
  expect(searchParams.get("text")).toBe(`${t("invite.shareText")} ${address}`);
});

it.each([
  [undefined, []],
  [{ inviter: "50.00", friend: "20.00" }, ["$50.00", "$20.00"]],
  [{ friend: "20.00" }, ["$20.00"]],
])("says of %j what each side gets, and nothing that the gateway doesn't say", async (rewards, figures) => {
  await shown(rewards);
  expect(screen.queryAllByRole("definition").map(({ textContent }) => textContent)).toEqual(figures);
});
