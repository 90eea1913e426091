import { expect, it } from "vitest";
import { opensWebClip } from "./device.ts";

it.each([
  ["https://site.example/m/home?webclip=1", true],
  ["https://site.example/m/home?affiliateCode=x&webclip=1", true],
  ["https://site.example/m/home?webclip=0", false],
  ["https://site.example/m/home#webclip=1", false],
  ["https://site.example/m/home", false],
])("%s opens a web clip: %s", (address, clip) => {
  expect(opensWebClip(address)).toBe(clip);
});
