import { chmodSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { plant } from "../testing/plant.ts";
import { findBrowser, findWholeBrowser } from "./find-browser.ts";

afterEach(() => vi.unstubAllEnvs());

describe("the browser", () => {
  it("uses the executable named by VOLADO_CHROMIUM", async () => {
    const chromium = join(plant({ "my-chromium": "#!/bin/sh\n" }), "my-chromium");
    chmodSync(chromium, 0o755);
    vi.stubEnv("VOLADO_CHROMIUM", chromium);
    expect(await findBrowser()).toBe(chromium);
    expect(await findWholeBrowser()).toBe(chromium);
  });

  it.each(["/nowhere/chromium", import.meta.filename])(
    "is refused with a sentence when VOLADO_CHROMIUM is %s, which can't be run",
    async (path) => {
      vi.stubEnv("VOLADO_CHROMIUM", path);
      await expect(findBrowser()).rejects.toThrow(
        `VOLADO_CHROMIUM is "${path}", which is not an executable file. Correct or unset it.`,
      );
    },
  );
});
