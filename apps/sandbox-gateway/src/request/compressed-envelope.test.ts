import { type BrotliOptions, brotliCompress } from "node:zlib";
import { Hono } from "hono";
import { expect, it, vi } from "vitest";

vi.mock("node:zlib", { spy: true });
// Other suites may have loaded these with the real packing.
vi.resetModules();
const { sendText } = await import("../pages/wire-text.ts");
const { compressedEnvelope } = await import("./compressed-envelope.ts");

type Done = (error: Error | null, result: Buffer<ArrayBuffer>) => void;

/** Lets the next packing fail. */
const failOnce = () =>
  vi
    .mocked(brotliCompress)
    .mockImplementationOnce((_text: unknown, _options: BrotliOptions | Done, done?: Done) =>
      done?.(new Error("no memory"), Buffer.alloc(0)),
    );

it("packs an answer again after a packing that failed", async () => {
  const value = { words: "palabras ".repeat(500) };
  failOnce();
  await expect(compressedEnvelope(value, "br")).rejects.toThrow("no memory");
  expect((await compressedEnvelope(value, "br")).coding).toBe("br");
});

it("packs a text of the sandbox's own pages again after a packing that failed", async () => {
  const wire = { text: "texto ".repeat(500) };
  const app = new Hono().get("/", (c) => sendText(c, wire, {}));
  app.onError((_, c) => c.text("failed", 500));
  const ask = () => app.request("/", { headers: { "Accept-Encoding": "br" } });
  failOnce();
  expect((await ask()).status).toBe(500);
  expect((await ask()).headers.get("Content-Encoding")).toBe("br");
});
