import { expect, test } from "vitest";
import { appLinks, hasAppLink } from "./app-links.ts";

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

test("a plain-http site of a developer may offer its own files", () => {
  const links = appLinks([row("Android", "/a.apk")], "http://localhost:8080");
  expect(links).toEqual({ android: "http://localhost:8080/a.apk" });
});

test.each([
  [{}, false],
  [{ icon: "https://a.example/" }, false],
  [{ ios: "https://a.example/" }, true],
  [{ android: "https://a.example/" }, true],
  [{ profile: "https://a.example/" }, true],
])("%j is something to download: %s", (links, has) => {
  expect(hasAppLink(links)).toBe(has);
});
