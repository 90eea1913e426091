// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const merchant = vi.hoisted(() => ({ pictureAddress: "" }));
vi.mock("../merchant.ts", () => ({ merchant }));

/** The module at the start of a visit. */
const visit = async (ofMerchant: string, ofPage?: string) => {
  vi.resetModules();
  merchant.pictureAddress = ofMerchant;
  if (ofPage !== undefined) vi.stubGlobal("voladoBoot", { picturePattern: ofPage });
  return import("./picture-addresses.ts");
};

const saveData = (on: boolean) =>
  Object.defineProperty(navigator, "connection", { value: { saveData: on }, configurable: true });

beforeEach(() => saveData(false));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "connection");
});

it.each([
  ["the merchant's", "{url}?m={width}", undefined, undefined, "?m=240 2x"],
  ["the boot data's", "{url}?m={width}", "{url}?p={width}", undefined, "?p=240 2x"],
  ["the status's", "{url}?m={width}", "{url}?p={width}", "{url}?s={width}", "?s=240 2x"],
  ["the status's, without any other,", "", undefined, "{url}?s={width}", "?s=240 2x"],
])("addresses use %s pattern", async (_whose, ofMerchant, ofPage, ofStatus, expected) => {
  const { adoptPicturePattern, sourcesOf } = await visit(ofMerchant, ofPage);
  adoptPicturePattern(ofStatus);
  expect(sourcesOf("/a.webp", 120)).toContain(expected);
});

it("a merchant without a pattern has one size per picture", async () => {
  const { sourcesOf } = await visit("");
  expect(sourcesOf("/a.webp", 120)).toBe(undefined);
});

it("the data saver gets smaller pictures", async () => {
  saveData(true);
  const { sourcesOf } = await visit("{url}?w={width}");
  expect(sourcesOf("/a.webp", 120)).toBe("/a.webp?w=120 1x, /a.webp?w=120 2x, /a.webp?w=240 3x");
});
