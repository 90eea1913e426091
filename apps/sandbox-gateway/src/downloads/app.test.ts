import { describe, expect, it } from "vitest";
import { useGateway } from "../testing/test-gateway.ts";
import { downloadPaths, webClipProfile } from "./web-clip.ts";

const gateway = useGateway();

describe("the stand-ins for a merchant's app", () => {
  it.each([downloadPaths.ios, downloadPaths.android])(
    "%s says what it is, in both languages",
    async (path) => {
      const response = await fetch(gateway.url() + path);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(await response.text()).toMatch(/entorno de pruebas[\s\S]*sandbox/);
    },
  );

  it("have a profile with a web clip of this site", async () => {
    const response = await fetch(gateway.url() + downloadPaths.profile);
    expect(response.headers.get("Content-Type")).toBe("application/x-apple-aspen-config");
    const profile = await response.text();
    expect(profile).toContain(`<key>URL</key><string>${gateway.url()}/m/home</string>`);
    expect(profile).toContain("<string>com.apple.webClip.managed</string>");
  });
});

it("a profile escapes its values, and is the same for the same page", () => {
  const profile = webClipProfile({ name: "A & <B>", slug: "ab" }, "https://a.example/?x=1&y=2");
  expect(profile).toContain("<string>A &amp; &lt;B&gt;</string>");
  expect(profile).toContain("<string>https://a.example/?x=1&amp;y=2</string>");
  expect(webClipProfile({ name: "A & <B>", slug: "ab" }, "https://a.example/?x=1&y=2")).toBe(profile);
  expect(profile).toMatch(/<string>[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}<\/string>/);
});
