// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { signInAna } from "../../../shared/testing/open-part.tsx";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { LinkForm } from "./invitation-links.tsx";

/** Opens the form with a gateway that creates every link. */
const open = async () => {
  const { texts, wrapper } = testSite(async () =>
    Response.json({
      success: true,
      value: { code: "A1", agent: true, rebateRate: 0.3, joined: 0, createdAt: 1_000 },
    }),
  );
  await loadTexts(texts, "downlines");
  render(<LinkForm ownRate={0.5} />, { wrapper });
  const { t } = texts;
  const rebate = screen.getByLabelText<HTMLInputElement>(t("downlines.rebate"), { selector: "input" });
  const kind = screen.getByRole<HTMLInputElement>("radio", { name: t("downlines.kinds.agent") });
  return {
    rebate,
    kind,
    fill: () => {
      fireEvent.change(rebate, { target: { value: "0.3" } });
      fireEvent.click(kind);
    },
    send: () => fireEvent.click(screen.getByRole("button", { name: t("downlines.link.submit") })),
  };
};

// Missing in jsdom.
Element.prototype.scrollTo = () => undefined;

beforeEach(() => {
  sessionStore.signedOut();
  signInAna(1);
});
afterEach(cleanup);

it("restores its terms after a reload, only for the same agent", async () => {
  (await open()).fill();
  cleanup();
  const { rebate, kind } = await open();
  expect([rebate.value, kind.checked]).toEqual(["0.3", true]);
  expect(sessionDrafts.of("invitation-link", ["rebate", "agent"], "luz")).toEqual({});
});

it("is empty after a link was created", async () => {
  const { rebate, fill, send } = await open();
  fill();
  send();
  await waitFor(() => expect(rebate.value).toBe(""));
  cleanup();
  const next = await open();
  expect([next.rebate.value, next.kind.checked]).toEqual(["", false]);
});
