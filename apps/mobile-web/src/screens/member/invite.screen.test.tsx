// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { sessionStore } from "../../shared/session/session-store.ts";
import { testSite } from "../../shared/testing/test-site.tsx";
import InviteScreen, { texts as parts } from "./invite.screen.tsx";

afterEach(() => {
  cleanup();
  sessionStore.signedOut();
});

it("doesn't call the promotion off before the site has said so", async () => {
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
      <InviteScreen />
    </MemoryRouter>,
    { wrapper },
  );
  const { t } = texts;

  expect(screen.getByRole("status").textContent).toBe(t("invite.loading"));
  expect((await screen.findByRole("alert")).textContent).toContain(t("invite.failed"));
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  expect(await screen.findByRole("heading", { name: t("invite.title") })).toBeTruthy();
});
