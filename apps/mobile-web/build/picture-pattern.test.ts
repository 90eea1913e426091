import { parseMerchantConfig } from "@volado/config";
import { pictureSources } from "@volado/domain/site";
import { expect, it } from "vitest";

const isConfigurable = (pictureAddress: string): boolean => {
  try {
    parseMerchantConfig({ merchantCode: "volado", pictureAddress });
    return true;
  } catch {
    return false;
  }
};

const isUsed = (pattern: string): boolean =>
  pictureSources("https://cdn.example/cover.webp", 120, { pattern, saveData: false }) !== undefined;

// The site would silently ignore other values in a merchant's file.
it.each([
  ["{url}?width={width}", true],
  ["{url}?width={width}&format={format}", true],
  ["/cdn-cgi/image/width={width}/{url}", true],
  ["https://img.example/{width}/{encodedUrl}", true],
  ["https://img.example/{encodedUrl}", false],
  ["{url}?width=240", false],
  ["//img.example/{width}/{url}", false],
  ["http://img.example/{width}/{url}", false],
  ["img/{width}/{url}", false],
  ["javascript:{url}{width}", false],
])("%s is a pattern in a merchant's file as it is on the site: %s", (pattern, is) => {
  expect(isConfigurable(pattern)).toBe(is);
  expect(isUsed(pattern)).toBe(is);
});
