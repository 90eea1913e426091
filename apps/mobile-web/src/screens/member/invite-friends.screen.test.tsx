// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { sessionStore } from "../../shared/session/session-store.ts";
import { closePart, openPart, signInAna } from "../../shared/testing/open-part.tsx";
import { testSite } from "../../shared/testing/test-site.tsx";
import InviteFriendsScreen, { texts as parts } from "./invite-friends.screen.tsx";

afterEach(() => {
  cleanup();
  sessionStore.signedOut();
});

it("doesn't say that the promotion is off before the status is known", async () => {
  const answers = [
    Response.json({ success: false, code: "no" }, { status: 403 }),
    Response.json({ success: true, value: samples.getStatus.value }),
  ];
  const { texts, wrapper } = testSite(async (path) =>
    path.startsWith("/api/status")
      ? (answers.shift() ?? Response.error())
      : Response.json({ success: true, value: samples.getInvitation.value }),
  );
  await Promise.all(parts.map((part) => loadTexts(texts, part)));
  const session = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };
  sessionStore.signedIn(session, false);
  render(
    <MemoryRouter>
      <InviteFriendsScreen />
    </MemoryRouter>,
    { wrapper },
  );
  const { t } = texts;

  expect(screen.getByRole("status").textContent).toBe(t("invite.loading"));
  expect((await screen.findByRole("alert")).textContent).toContain(t("invite.failed"));
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
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
  closePart();
});

it.each([
  [undefined, []],
  [{ inviter: "50.00", friend: "20.00" }, ["$50.00", "$20.00"]],
  [{ friend: "20.00" }, ["$20.00"]],
])("says of %j what each side gets, and nothing that the gateway doesn't say", async (rewards, figures) => {
  await shown(rewards);
  expect(screen.queryAllByRole("definition").map(({ textContent }) => textContent)).toEqual(figures);
  closePart();
});
