import { brotliDecompressSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { useGateway } from "../testing/test-gateway.ts";

vi.mock("./boot.ts", { spy: true });
// Other suites may have loaded these with the real pages.
vi.resetModules();
const { bootedPage } = await import("./boot.ts");
const { createPageCache } = await import("./page-cache.ts");

const gateway = useGateway({ team: false });

/** Words enough for the two ways of packing to differ. */
const squares = Array.from({ length: 2_000 }, (_, at) => at * at);
const template = `<!doctype html><!--volado:boot--><p>${squares.join(" ")}</p>`;

it("packs a page quickly for whoever asks first, and as well as can be for those who ask again", async () => {
  const pages = createPageCache(template, gateway.services());
  const ask = () => pages.page({ language: "ES", saveData: false }, "/m/home", false);
  const first = await ask();
  const size = first.brotli?.length ?? 0;
  await vi.waitFor(async () => expect((await ask()).brotli?.length).toBeLessThan(size));
  const again = await ask();
  expect(again.etag).toBe(first.etag);
  expect(again.brotli && brotliDecompressSync(again.brotli).toString()).toBe(first.body.toString());
});

it("makes a page again at the next request after a failure", async () => {
  const pages = createPageCache(template, gateway.services());
  const ask = () => pages.page({ language: "ES", saveData: false }, "/m/home", false);
  vi.mocked(bootedPage).mockRejectedValueOnce(new Error("no data"));
  await expect(ask()).rejects.toThrow("no data");
  expect((await ask()).type).toContain("text/html");
});
