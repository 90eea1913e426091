// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { hasUnsavedInput } from "./has-unsaved-input.ts";
import { recoverCode } from "./recover-code.ts";
import { releaseIn } from "./release.ts";

const store = vi.hoisted(() => ({ noteRelease: vi.fn() }));
vi.mock("./release-store.ts", async (original) => ({ ...(await original<object>()), ...store }));

const pageOf = (release: string) => `<head><meta name="volado-release" content="${release}"></head>`;

beforeEach(() => {
  store.noteRelease.mockClear();
  document.head.innerHTML = pageOf("mine").replace(/<\/?head>/g, "");
});

it.each([
  [pageOf("hNIV-kva_G7"), "hNIV-kva_G7"],
  ["<h1>Wi-Fi login</h1>", undefined],
  ['<meta name="volado-release" content="">', undefined],
])("a release is read from a page: %s", (html, release) => {
  expect(releaseIn(html)).toBe(release);
});

const recover = async (page: () => Promise<string>, mayReload: boolean) => {
  const reloadFor = vi.fn(async () => undefined);
  await recoverCode({ fetchPage: page, mayReload: () => mayReload, reloadFor });
  return { reloads: reloadFor.mock.calls.length, noted: store.noteRelease.mock.calls };
};

it.each<[string, () => Promise<string>, boolean, number, unknown[][]]>([
  ["reloads the page if the server has another release", async () => pageOf("next"), true, 1, []],
  ["asks if a reload would interrupt something", async () => pageOf("next"), false, 0, [["next", true]]],
  ["does nothing if the release is the same", async () => pageOf("mine"), true, 0, []],
  ["does nothing without an answer", () => Promise.reject(new TypeError("offline")), true, 0, []],
  ["does nothing behind a captive portal", async () => "<h1>Wi-Fi login</h1>", true, 0, []],
])("code that can't be loaded %s", async (_what, page, mayReload, reloads, noted) => {
  expect(await recover(page, mayReload)).toEqual({ reloads, noted });
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
