import { expect, test } from "vitest";
import { backTarget, headerStart, homePaths, isHomePath, isPagePath, SIGN_IN_RETURN_PATH } from "./header.ts";

test.each([...homePaths])("%s is home, with the logo", (path) => {
  expect(isHomePath(path)).toBe(true);
  expect(headerStart(path)).toBe("logo");
});

test.each([
  ["/m/login", "back", "/m/home"],
  ["/m/register", "back", "/m/home"],
  ["/m/trail", "back", "/m/home"],
  ["/m/activity", "back", "/m/home"],
  ["/m/forget", "back", "/m/home"],
  ["/m/message", "back", "/m/home"],
  ["/m/webEmail", "back", "one-step"],
  ["/m/activityDetail", "back", "one-step"],
  ["/m/activity/signIn", "back", "one-step"],
  ["/m/slot-games", "back", "one-step"],
  ["/m/changePsw", "none", "one-step"],
])("%s begins with %s and goes back to %s", (path, start, target) => {
  expect(isHomePath(path)).toBe(false);
  expect(headerStart(path)).toBe(start);
  expect(backTarget(path)).toBe(target);
});

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
])("%s is not a page of the site", (path) => {
  expect(isPagePath(path)).toBe(false);
});
