// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { afterEach, describe, expect, it } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import type { Invitation } from "../hooks/use-received-invitation.ts";
import { InvitationNote } from "./invitation-note.tsx";

afterEach(cleanup);

const known: Invitation = { status: "known", code: "JUGADOR1" };
const dead: Invitation = { status: "dead" };
const none: Invitation = { status: "none" };

const shown = async (props: Parameters<typeof InvitationNote>[0]) => {
  const { texts, wrapper } = testSite(() => Promise.reject(new TypeError("No call is expected.")));
  await loadTexts(texts, "account");
  const { container } = render(<InvitationNote {...props} />, { wrapper });
  return { t: texts.t, text: container.textContent ?? "" };
};

describe("what registration says of a link's invitation", () => {
  it("is whose it is", async () => {
    const { t, text } = await shown({ invitation: known, agents: false, asked: true });
    expect(text).toContain(t("register.invited", { code: "JUGADOR1" }));
  });

  it("is that another code may be typed, where the form asks for one", async () => {
    const { t, text } = await shown({ invitation: dead, agents: false, asked: true });
    expect(text).toContain(t("register.deadLink"));
  });

  it("is that the link is no good, where nothing can be typed instead", async () => {
    const { t, text } = await shown({ invitation: dead, agents: false, asked: false });
    expect(text).toContain(t("errors.referrerLink"));
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it.each([dead, none])(
    "is an error on the agents' form, which opens by a link alone: %o",
    async (invitation) => {
      const { t, text } = await shown({ invitation, agents: true, asked: true });
      expect(text).toContain(t("errors.referrerLink"));
    },
  );

  it("is nothing where nobody sent one", async () => {
    const { text } = await shown({ invitation: none, agents: false, asked: true });
    expect(text).toBe("");
  });
});
