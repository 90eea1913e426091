// @vitest-environment jsdom
import { expect, it } from "vitest";
import { releaseIn } from "./release.ts";
import { hasUnsavedInput } from "./release-store.ts";

it.each([
  ['<head><meta name="volado-release" content="hNIV-kva_G7"></head>', "hNIV-kva_G7"],
  ["<h1>Wi-Fi login</h1>", undefined],
  ['<meta name="volado-release" content="">', undefined],
])("a release is read from a page: %s", (html, release) => {
  expect(releaseIn(html)).toBe(release);
});

it.each([
  ["<form><input value='luc'></form>", true],
  ["<form><textarea>hola</textarea></form>", true],
  ["<form><input type='password' value='x'></form>", true],
  ["<form><input value=' '></form>", false],
  ["<form><input type='checkbox' checked value='on'><input type='hidden' value='t'></form>", false],
  ["<form><input readonly value='ana'><input disabled value='MX'></form>", false],
  ["<input type='search' value='oro'>", false],
  ["", false],
])("unsaved input in %s: %s", (html, typed) => {
  document.body.innerHTML = html;
  expect(hasUnsavedInput(document)).toBe(typed);
});
