// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { GuestCard } from "./guest-card.tsx";

afterEach(closePart);

it("has login, then register, as the header has (Spec §2)", async () => {
  const { t } = await openPart(<GuestCard />, {});
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    t("shell.login"),
    t("shell.register"),
  ]);
});
