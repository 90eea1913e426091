// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { closePart, openPart, signInAna } from "../../../../shared/testing/open-part.tsx";
import { EntryRows } from "./entry-rows.tsx";
import { MemberRows } from "./member-rows.tsx";

const close = () => undefined;

afterEach(closePart);

it.each([
  ["the side menu", EntryRows],
  ["the member's panel", MemberRows],
])("%s leads to the messages, and says how many are unread", async (_menu, Rows) => {
  signInAna();
  const { t } = await openPart(<Rows onClose={close} />, { "/api/inbox/unread": [{ value: 3 }] });
  const row = await screen.findByRole("link", { name: new RegExp(`^${t("menu.messages")}.+sin leer`) });
  expect(row.textContent).toContain(t("menu.unread", { shown: "3" }));
  expect(row.getAttribute("href")).toBe("/m/message");
});

it("guests see it too, without a count", async () => {
  const { t, requests } = await openPart(<MemberRows onClose={close} />, {});
  expect(screen.getByRole("link", { name: t("menu.messages") })).toBeTruthy();
  expect(requests).not.toContain("/api/inbox/unread");
});
