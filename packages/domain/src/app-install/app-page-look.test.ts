import { expect, test } from "vitest";
import { appPageLook } from "./app-page-look.ts";

const picture = "https://site.example/hero.png";

test.each([
  [undefined, undefined, {}],
  ["", "#ffffff", {}],
  ["", "#000000", {}],
  ["#2b1450", "#ffe9b8", { ground: "#2b1450", text: "#ffe9b8" }],
  ["#2b1450", "#201040", { ground: "#2b1450", text: "#ffffff" }],
  ["#ffeecc", "#ffffff", { ground: "#ffeecc", text: "#000000" }],
  ["#ffeecc", undefined, { ground: "#ffeecc", text: "#000000" }],
  ["/hero.png", "#ffffff", { picture, text: "#ffffff" }],
  ["/hero.png", "#ffe9b8", { picture, text: "#ffe9b8" }],
  ["/hero.png", "#777777", { picture, text: "#ffffff" }],
  ["/hero.png", undefined, { picture, text: "#ffffff" }],
  ["url(x)", "red", {}],
  ["javascript:x", "#fff;background:url(x)", {}],
])("background %j with text %j looks like %j", (appBackground, appDescriptionColour, look) => {
  expect(appPageLook({ appBackground, appDescriptionColour }, "https://site.example")).toEqual(look);
});
