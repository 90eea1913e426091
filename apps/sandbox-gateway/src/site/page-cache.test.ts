import { brotliDecompressSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { useGateway } from "../testing/test-gateway.ts";

vi.mock("./boot.ts", { spy: true });
// Other suites may have loaded these with the real pages.
vi.resetModules();
const { bootedPage } = await import("./boot.ts");
const { createPageCache } = await import("./page-cache.ts");

const gateway = useGateway({ team: false });

/** Enough text for the two compression levels to differ. */
const squares = Array.from({ length: 2_000 }, (_, at) => at * at);
const template = `<!doctype html><!--volado:boot--><p>${squares.join(" ")}</p>`;

it("compresses a page quickly for its first request, and at the best quality for later ones", async () => {
  const pages = createPageCache(template, gateway.services());
  const ask = () => pages.page({ language: "ES", saveData: false }, "/m/home", false);
  const first = await ask();
  const size = first.brotli?.length ?? 0;
  await vi.waitFor(async () => expect((await ask()).brotli?.length).toBeLessThan(size));
  const again = await ask();
  expect(again.etag).toBe(first.etag);
  expect(again.brotli && brotliDecompressSync(again.brotli).toString()).toBe(first.body.toString());
});

it("renders a page again at the next request after a failure", async () => {
  const pages = createPageCache(template, gateway.services());
  const ask = () => pages.page({ language: "ES", saveData: false }, "/m/home", false);
  vi.mocked(bootedPage).mockRejectedValueOnce(new Error("no data"));
  await expect(ask()).rejects.toThrow("no data");
  expect((await ask()).type).toContain("text/html");
});
