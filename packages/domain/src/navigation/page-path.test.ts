import { expect, test } from "vitest";
import { homePaths } from "./header.ts";
import { isPagePath } from "./page-path.ts";
import { SIGN_IN_RETURN_PATH } from "./sign-in-return.ts";

test.each([...homePaths, "/m/register.html", "/m/activity/signIn", "/m/no-such-page", "/m/v1.2/rules"])(
  "%s is a page of the site",
  (path) => {
    expect(isPagePath(path)).toBe(true);
  },
);

test.each([
  "/m/reglas.pdf",
  "/m/uploads/reglas.pdf",
  "/uploads/reglas.pdf",
  "/console",
  "/manual",
  "/index.html",
  SIGN_IN_RETURN_PATH,
])("%s is none", (path) => {
  expect(isPagePath(path)).toBe(false);
});
