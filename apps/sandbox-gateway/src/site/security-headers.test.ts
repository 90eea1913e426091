import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { commonHeaders, signInReturnHeaders, siteHeaders } from "./security-headers.ts";
import { readSite } from "./site-files.ts";

const guide = await readFile(join(import.meta.dirname, "../../../../docs/deploying.md"), "utf8");

/** The headers in the guide's nginx block after the name of its file, by name. */
const headersOf = (file: string): Readonly<Record<string, string>> => {
  const [, block = ""] = guide.slice(guide.lastIndexOf(`\`${file}\``)).split(/```(?:nginx)?/);
  return Object.fromEntries(
    [...block.matchAll(/^add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm)].map(
      ([, name = "", quoted, plain = ""]) => [name, quoted ?? plain],
    ),
  );
};

it("the guide's headers for the site are those that this server sends", () => {
  const { "Content-Security-Policy": policy, ...headers } = headersOf("volado-headers.conf");
  const nothing = { scripts: [], styles: [], connect: [], scriptHosts: [], popups: false };
  const { "Content-Security-Policy": ours, ...sent } = siteHeaders(nothing);
  expect(headers).toEqual({ ...commonHeaders(true), ...sent });
  expect(policy).toBe("default-src 'none'; …");
  // The guide has it once, with placeholders for the hashes.
  const directives = guide
    .match(/```\n(default-src[^`]*)```/)?.[1]
    ?.replace(/ <\w+ hashes>/g, "")
    .trim()
    .split(/;\s+/);
  expect(directives?.toSorted()).toEqual(ours?.split("; ").toSorted());
});

it("the guide's headers for the sign-in return page match too, and missing assets get no fallback page", () => {
  expect(headersOf("volado-return-headers.conf")).toEqual({ ...commonHeaders(true), ...signInReturnHeaders });
  const [assets = ""] = /location \/assets\/ \{[^}]*\}/.exec(guide) ?? [];
  expect(assets).toContain('add_header Cache-Control "public, max-age=31536000, immutable";');
  expect(assets).toContain("try_files $uri =404;");
});

const folder = await mkdtemp(join(tmpdir(), "volado-sign-in-"));
afterAll(() => rm(folder, { recursive: true }));

const headersWith = async (signIn: object) => {
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  await writeFile(join(folder, "csp.json"), JSON.stringify({ scripts: [], styles: [], ...signIn }));
  return siteHeaders((await readSite(folder)).policy);
};

it("a site with providers may call Firebase, load its reCAPTCHA and receive messages from its popup", async () => {
  const headers = await headersWith({
    connect: ["https://identitytoolkit.googleapis.com", "http://localhost:9099"],
    scriptHosts: ["https://www.google.com/recaptcha/"],
    popups: true,
  });
  const policy = headers["Content-Security-Policy"];
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/; ");
  const called = "https://identitytoolkit.googleapis.com http://localhost:9099";
  expect(policy).toContain(`connect-src 'self' ${called}; `);
  expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
});

const injected = ["https://a.example; script-src *", "https://a.example b"];
it.each(["*", "'unsafe-inline'", "http://evil.example", ...injected])(
  "%s never gets into a policy",
  async (source) => {
    await expect(headersWith({ connect: [source] })).rejects.toThrow();
    await expect(headersWith({ scriptHosts: [source] })).rejects.toThrow();
  },
);
