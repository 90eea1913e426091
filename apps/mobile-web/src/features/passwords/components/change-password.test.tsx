// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { ChangePassword } from "./change-password.tsx";

const ana = { token: "t-1", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };

const bounds = { minLength: 1, maxLength: 20 };
const rules = {
  loginUsername: bounds,
  loginPassword: bounds,
  loginMobileNum: bounds,
  verificationCode: bounds,
};

const sendEmpty = async (password: object) => {
  stubDialogs();
  const value = { register: { password }, rules };
  const { texts, wrapper } = testSite(async () => Response.json({ success: true, value }));
  const { t } = texts;
  await loadTexts(texts, "account");
  render(
    <MemoryRouter>
      <ChangePassword session={ana} />
    </MemoryRouter>,
    { wrapper },
  );
  fireEvent.click(await screen.findByRole("button", { name: t("password.submit") }));
  await screen.findByText(t("errors.passwordAgainRequired"));
  return screen.queryByText(t("errors.passwordRequired")) !== null;
};

afterEach(cleanup);

describe("an empty new password", () => {
  it.each([
    ["requires one", { enabled: true, required: true }],
    ["disables the field", { enabled: false, required: false }],
  ])("is an error if the merchant %s", async (_name, password) => {
    expect(await sendEmpty(password)).toBe(true);
  });

  it("is allowed if the merchant makes it optional (Spec §5)", async () => {
    expect(await sendEmpty({ enabled: true, required: false })).toBe(false);
  });
});
