// @vitest-environment jsdom

import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { closePart, openPart, signInAna } from "../../shared/testing/open-part.tsx";
import MessagesScreen from "./messages.screen.tsx";

const open = () => openPart(<MessagesScreen />, {});

afterEach(closePart);

it("links a guest to the notices, and to the inbox through the login", async () => {
  const { t, place } = await open();
  const notices = screen.getByRole("link", { name: new RegExp(t("messages.notices")) });
  expect(notices.getAttribute("href")).toMatch(/^\/m\/(?!login)/);
  fireEvent.click(screen.getByRole("link", { name: new RegExp(`^${t("messages.inbox")}`) }));
  expect(place()).toMatch(/^\/m\/login/);
});

it("links a member to the inbox and to the affiliate form", async () => {
  signInAna();
  const { t } = await open();
  const inbox = screen.getByRole("link", { name: new RegExp(`^${t("messages.inbox")}`) });
  expect(inbox.getAttribute("href")).not.toContain("login");
  const affiliates = screen.getByRole("link", { name: new RegExp(`^${t("messages.affiliates")}`) });
  expect(affiliates.getAttribute("href")).toContain("about=affiliates");
});

it("hides Telegram if the merchant has none", async () => {
  const { t } = await open();
  expect(screen.queryByText(t("messages.telegram"))).toBe(null);
});
