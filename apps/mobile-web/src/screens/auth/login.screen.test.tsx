// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { Link } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart } from "../../shared/testing/open-part.tsx";
import LoginScreen from "./login.screen.tsx";

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  closePart();
  vi.unstubAllGlobals();
});

it.each([
  ["welcomes a new member", { newAccount: true }, "auth.firstLoginLead"],
  ["greets a known member again", {}, "auth.loginLead"],
] as const)("%s", async (_, more, lead) => {
  const { t } = await openPart(
    <>
      <LoginScreen />
      <Link to="/m/login" state={{ type: "username", username: "lucero", ...more }}>
        registered
      </Link>
    </>,
    {},
    "/m/login",
  );
  expect(screen.getByText(t("auth.loginLead"))).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "registered" }));
  expect(await screen.findByText(t(lead))).toBeTruthy();
});
