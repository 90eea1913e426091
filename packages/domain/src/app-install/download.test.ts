import fc from "fast-check";
import { expect, test } from "vitest";
import { appPageLook } from "./app-page-look.ts";
import { appLinks, hasAppLink, offersDownload, showsDownloadBar, showsDownloadButton } from "./download.ts";

const site = "https://volado.example";
const row = (kind: string, url: string) => ({ kind, url });

test.each([
  [[], {}],
  [[row("IOS", "https://apps.example/a")], { ios: "https://apps.example/a" }],
  [[row("Android", "https://apps.example/a.apk")], { android: "https://apps.example/a.apk" }],
  [[row("ANDROID", "https://apps.example/a.apk")], { android: "https://apps.example/a.apk" }],
  [[row("MOBILECONFIG", "/app/a.mobileconfig")], { profile: "https://volado.example/app/a.mobileconfig" }],
  [[row("AppDownloadIcon", "https://cdn.example/i.png")], { icon: "https://cdn.example/i.png" }],
  [[row("TELEGRAM", "https://t.me/a"), row("constructor", "https://a.example")], {}],
  [[row("IOS", "http://apps.example/a")], {}],
  [[row("IOS", "javascript:alert(1)")], {}],
  [[row("IOS", "itms-services://?action=x")], {}],
  [[row("IOS", "")], {}],
  [[row("IOS", "//evil.example/a")], {}],
  [[row("IOS", "/\\evil.example/a")], {}],
  [[row("IOS", "https://a@evil.example/")], {}],
  [[row("IOS", "https://")], {}],
  [[row("IOS", "nonsense:"), row("IOS", "https://b.example/")], { ios: "https://b.example/" }],
  [[row("IOS", "https://a.example/"), row("IOS", "https://b.example/")], { ios: "https://a.example/" }],
])("%j lead to %j", (resources, links) => {
  expect(appLinks(resources, site)).toEqual(links);
});

test("a development site on plain http may offer its own files", () => {
  const links = appLinks([row("Android", "/a.apk")], "http://localhost:8080");
  expect(links).toEqual({ android: "http://localhost:8080/a.apk" });
});

test.each([
  [{}, false],
  [{ icon: "https://a.example/" }, false],
  [{ ios: "https://a.example/" }, true],
  [{ android: "https://a.example/" }, true],
  [{ profile: "https://a.example/" }, true],
])("%j has a download: %s", (links, has) => {
  expect(hasAppLink(links)).toBe(has);
});

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

const plain = {
  dismissed: false,
  firstVisit: false,
  installed: false,
  webClip: false,
  hasIosLink: false,
  loginRequired: false,
  signedIn: false,
};

test.each([
  [{}, true],
  [{ dismissed: true }, false],
  [{ firstVisit: true }, false],
  [{ firstVisit: true, signedIn: true }, false],
  [{ installed: true }, false],
  [{ webClip: true }, false],
  [{ webClip: true, hasIosLink: true }, true],
  [{ webClip: true, hasIosLink: true, dismissed: true }, false],
  [{ loginRequired: true }, false],
  [{ loginRequired: true, signedIn: true }, true],
  [{ signedIn: true }, true],
])("with %o the bar is shown: %s", (given, shown) => {
  expect(showsDownloadBar({ ...plain, ...given })).toBe(shown);
});

test("a dismissed bar never comes back", () => {
  const any = fc.record({
    dismissed: fc.constant(true),
    firstVisit: fc.boolean(),
    installed: fc.boolean(),
    webClip: fc.boolean(),
    hasIosLink: fc.boolean(),
    loginRequired: fc.boolean(),
    signedIn: fc.boolean(),
  });
  fc.assert(fc.property(any, (given) => !showsDownloadBar(given)));
});

const offered = { onHome: true, installed: false, appWindowEnabled: true, hasLink: true };
test.each([
  [{}, true],
  [{ onHome: false }, false],
  [{ installed: true }, false],
  [{ appWindowEnabled: false }, false],
  [{ hasLink: false }, false],
])("with %o the button is shown: %s", (given, shown) => {
  expect(showsDownloadButton({ ...offered, ...given })).toBe(shown);
});

const hour = 3_600_000;
const now = 1_000 * hour;
const back = { onHome: true, barShown: true, memory: { firstVisit: now - 20 * hour, seen: false } };

test.each([
  ["on a later visit", back, true],
  ["not on other pages", { ...back, onHome: false }, false],
  ["not without the bar", { ...back, barShown: false }, false],
  ["not twice", { ...back, memory: { ...back.memory, seen: true } }, false],
  ["not on the first visit", { ...back, memory: { firstVisit: 0, seen: false } }, false],
  ["not on the same day", { ...back, memory: { firstVisit: now - 19 * hour, seen: false } }, false],
  ["not with a future first visit", { ...back, memory: { firstVisit: now + hour, seen: false } }, false],
])("the popup opens by itself %s", (_when, given, comes) => {
  expect(offersDownload(given, now)).toBe(comes);
});
