import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { commonHeaders, signInReturnHeaders, siteHeaders } from "./security-headers.ts";

const guide = await readFile(join(import.meta.dirname, "../../../../docs/deploying.md"), "utf8");

/** The headers of a file of the guide's nginx part, by name: the block after the file's own name. */
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
  const { "Content-Security-Policy": ours, ...sent } = siteHeaders({
    inline: { scripts: [], styles: [] },
    signIn: { connect: [], scriptHosts: [], popups: false },
  });
  expect(headers).toEqual({ ...commonHeaders(true), ...sent });
  expect(policy).toBe("default-src 'none'; …");
  // The whole of it is written once, with the hashes left open.
  const directives = guide
    .match(/```\n(default-src[^`]*)```/)?.[1]
    ?.replace(/ <\w+ hashes>/g, "")
    .trim()
    .split(/;\s+/);
  expect(directives?.toSorted()).toEqual(ours?.split("; ").toSorted());
});

it("its headers for the page that providers lead back to are too", () => {
  expect(headersOf("volado-return-headers.conf")).toEqual({ ...commonHeaders(true), ...signInReturnHeaders });
});

it("the guide sends nothing that isn't there for good", () => {
  const [assets = ""] = /location \/assets\/ \{[^}]*\}/.exec(guide) ?? [];
  expect(assets).toContain('add_header Cache-Control "public, max-age=31536000, immutable";');
  expect(assets).toContain("try_files $uri =404;");
});
