// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { afterEach, expect, it } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import type { Invitation } from "../hooks/use-received-invitation.ts";
import { InvitationNote } from "./registration-form.tsx";

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

it("names its code", async () => {
  const { t, text } = await shown({ invitation: known, agents: false, hasCodeField: true });
  expect(text).toContain(t("register.invited", { code: "JUGADOR1" }));
});

it("suggests another code if the form has a field for it", async () => {
  const { t, text } = await shown({ invitation: dead, agents: false, hasCodeField: true });
  expect(text).toContain(t("register.deadLink"));
});

it("says that the link is invalid if there is no field for a code", async () => {
  const { t, text } = await shown({ invitation: dead, agents: false, hasCodeField: false });
  expect(text).toContain(t("errors.referrerLink"));
  expect(screen.queryByRole("alert")).toBe(null);
});

it.each([dead, none])("is an error on the agents' form, which needs a link: %o", async (invitation) => {
  const { t, text } = await shown({ invitation, agents: true, hasCodeField: true });
  expect(text).toContain(t("errors.referrerLink"));
});

it("is empty without an invitation", async () => {
  const { text } = await shown({ invitation: none, agents: false, hasCodeField: true });
  expect(text).toBe("");
});
