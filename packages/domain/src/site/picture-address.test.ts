import { describe, expect, it } from "vitest";
import { isPicturePattern, pictureAddress, pictureSources } from "./picture-address.ts";

const query = "{url}?width={width}&format={format}";

it.each([
  [query, true],
  ["https://img.example/w{width}/{encodedUrl}", true],
  ["/image-cdn/{width}{url}", true],
  ["", false],
  ["{url}", false],
  ["?width={width}", false],
  ["http://img.example/{url}?w={width}", false],
  ["//img.example/{url}?w={width}", false],
  ["javascript:{url}{width}", false],
])("%j is a pattern: %s", (text, is) => {
  expect(isPicturePattern(text)).toBe(is);
});

it.each([
  [query, "/a.webp", "/a.webp?width=240&format=avif"],
  [query, "https://cdn.example/a.png?v=1", "https://cdn.example/a.png?v=1&width=240&format=avif"],
  ["https://img.example/w{width}/{encodedUrl}", "/a b.png", "https://img.example/w240/%2Fa%20b.png"],
  [
    "/cdn-cgi/image/width={width},format={format}{url}",
    "/a.png",
    "/cdn-cgi/image/width=240,format=avif/a.png",
  ],
  [query, "/a b.png", "/a%20b.png?width=240&format=avif"],
  ["{url}?w={width}&q={quality}", "/a.png", "/a.png?w=240&q={quality}"],
  [query, "/{width}.png", "/{width}.png?width=240&format=avif"],
])("%s turns %s into %s", (pattern, url, address) => {
  expect(pictureAddress(pattern, url, 240)).toBe(address);
});

describe("the sources of a picture", () => {
  const sources = (url: string, pattern = "{url}?w={width}", saveData = false) =>
    pictureSources(url, 117.3, { pattern, saveData });

  it("are one per screen density, in whole pixels", () => {
    expect(sources("/a.webp")).toBe("/a.webp?w=117 1x, /a.webp?w=235 2x, /a.webp?w=352 3x");
  });

  it("are one step smaller when saving data", () => {
    expect(sources("/a.webp", undefined, true)).toBe("/a.webp?w=117 1x, /a.webp?w=117 2x, /a.webp?w=235 3x");
  });

  it.each([
    ["at a host without resizing", "/a.webp", ""],
    ["with an invalid pattern", "/a.webp", "{width}"],
    ["of a drawing", "/a.svg", undefined],
    ["of a drawing with a version", "https://cdn.example/a.svg?v=2", undefined],
    ["of a member's own picture", "/api/pictures/7", undefined],
    ["of a data URL", "data:image/png;base64,AA==", undefined],
    ["of a picture at another protocol", "//cdn.example/a.png", undefined],
    ["of an empty address", "", undefined],
  ])("are undefined %s", (_where, url, pattern) => {
    expect(sources(url, pattern)).toBe(undefined);
  });
});
