import { expect, it } from "vitest";
import { useGateway } from "../testing/test-gateway.ts";
import { downloadPaths, webClipProfile } from "./web-clip.ts";

const gateway = useGateway();

it("a profile has a web clip of this site", async () => {
  const response = await fetch(gateway.url() + downloadPaths.profile);
  expect(response.headers.get("Content-Type")).toBe("application/x-apple-aspen-config");
  const profile = await response.text();
  expect(profile).toContain(`<key>URL</key><string>${gateway.url()}/m/home</string>`);
  expect(profile).toContain("<string>com.apple.webClip.managed</string>");
});

it("a profile escapes its values, and is the same for the same page", () => {
  const profile = webClipProfile({ name: "A & <B>", slug: "ab" }, "https://a.example/?x=1&y=2");
  expect(profile).toContain("<string>A &amp; &lt;B&gt;</string>");
  expect(profile).toContain("<string>https://a.example/?x=1&amp;y=2</string>");
  expect(webClipProfile({ name: "A & <B>", slug: "ab" }, "https://a.example/?x=1&y=2")).toBe(profile);
  expect(profile).toMatch(/<string>[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}<\/string>/);
});
