// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ForgotLink } from "../../features/auth/components/account-menu.tsx";
import { closePart, openPart } from "../../shared/testing/open-part.tsx";
import ForgotPasswordScreen from "./forgot-password.screen.tsx";

afterEach(closePart);

it.each(["", "?as=agent"])("leads back to the login that led here (%j)", async (search) => {
  const { t } = await openPart(<ForgotLink />, {}, `/m/login${search}`);
  const here = screen.getByRole("link", { name: t("auth.forgot") }).getAttribute("href") ?? "";
  expect(here).toBe(`/m/forget${search}`);
  closePart();
  await openPart(<ForgotPasswordScreen />, {}, here);
  const back = screen.getByRole("link", { name: t("password.toLogin") });
  expect(back.getAttribute("href")).toBe(`/m/login${search}`);
});
