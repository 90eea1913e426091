// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { GuestCard, MoneyButtons } from "./member-card.tsx";

afterEach(closePart);

it("shows login before register, like the header (Spec §2)", async () => {
  const { t } = await openPart(<GuestCard />, {});
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    t("shell.login"),
    t("shell.register"),
  ]);
});

beforeEach(() => signInAna(1));

it("shows withdrawal before deposit (Spec §2 Agent home)", async () => {
  const { t } = await openPart(<MoneyButtons />, {});
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    t("menu.withdraw"),
    t("shell.tabs.deposit"),
  ]);
});
