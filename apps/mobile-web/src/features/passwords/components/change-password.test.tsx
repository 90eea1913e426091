// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
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
  const { t, press } = await openPart(<ChangePassword session={ana} />, {
    "/api/register/settings": [{ value }],
  });
  await press(t("password.submit"));
  await screen.findByText(t("errors.passwordAgainRequired"));
  return screen.queryByText(t("errors.passwordRequired")) !== null;
};

afterEach(closePart);

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
