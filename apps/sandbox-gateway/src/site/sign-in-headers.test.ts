import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { siteHeaders } from "./security-headers.ts";
import { readSite } from "./site-files.ts";

const folder = await mkdtemp(join(tmpdir(), "volado-sign-in-"));
afterAll(() => rm(folder, { recursive: true }));

const headersWith = async (signIn: object) => {
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  await writeFile(join(folder, "csp.json"), JSON.stringify({ scripts: [], styles: [], ...signIn }));
  return siteHeaders(await readSite(folder));
};

it("a site without providers calls and hears nobody else", async () => {
  const headers = await headersWith({});
  expect(headers["Content-Security-Policy"]).toContain("script-src 'self'; ");
  expect(headers["Content-Security-Policy"]).toContain("connect-src 'self'; ");
  expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin");
});

it("a site with them may call Firebase, load its reCAPTCHA and hear from the window it opened", async () => {
  const headers = await headersWith({
    connect: ["https://identitytoolkit.googleapis.com", "http://localhost:9099"],
    scriptHosts: ["https://www.google.com/recaptcha/"],
    popups: true,
  });
  const policy = headers["Content-Security-Policy"];
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/; ");
  expect(policy).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com http://localhost:9099; ",
  );
  expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
});

it.each([
  "*",
  "'unsafe-inline'",
  "http://evil.example",
  "https://a.example; script-src *",
  "https://a.example b",
])("%s never gets into a policy", async (source) => {
  await expect(headersWith({ connect: [source] })).rejects.toThrow();
  await expect(headersWith({ scriptHosts: [source] })).rejects.toThrow();
});
