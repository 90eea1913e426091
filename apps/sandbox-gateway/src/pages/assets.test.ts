import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createPageAssets } from "./assets.ts";

const folders = ["pages", "play", "console", "chat"].map(
  (name) => new URL(`../${name}/browser/`, import.meta.url),
);

const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => !name.endsWith(".test.ts"))
    .map((name) => ({ folder, name })),
);

describe("page assets", () => {
  it.each(files)("$name is served, and imports only files that are served too", async ({ folder, name }) => {
    const response = await createPageAssets(folder).request(`/${name}`);
    expect(response.status).toBe(200);
    const body = await response.text();
    const imports = [...body.matchAll(/(?:from|import)\s+"([^"]+)"/g)].map(
      ([, specifier]) => specifier ?? "",
    );
    for (const specifier of imports) {
      expect(specifier).toMatch(/^\.\/[a-z-]+\.ts$/);
      expect(readdirSync(folder)).toContain(specifier.slice(2));
    }
    if (name.endsWith(".css")) expect(body).not.toMatch(/url\(|@import/);
  });

  it("have a content type, and aren't sent again while unchanged", async () => {
    const assets = createPageAssets(new URL("../play/browser/", import.meta.url));
    const first = await assets.request("/rounds.ts");
    expect(first.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(await first.text()).not.toContain("interface ");
    const again = await assets.request("/rounds.ts", {
      headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  it.each(["/..%2Fapp.ts", "/%2e%2e%2fports.ts", "/nothing.ts", "/rounds.js", "/rounds"])(
    "%s is not served",
    async (path) => {
      const assets = createPageAssets(new URL("../play/browser/", import.meta.url));
      expect((await assets.request(path)).status).toBe(404);
    },
  );
});
