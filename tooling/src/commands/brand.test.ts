import { describe, expect, it, vi } from "vitest";
import { plant } from "../testing/plant.ts";
import { brandFromArguments } from "./brand.ts";

const planted = () =>
  plant({
    "packages/config/brands/volado/merchant.json": "{}",
    "packages/config/brands/alba/merchant.json": "{}",
  });

describe("the brand a command is asked for", () => {
  it.each([
    ["the house's own", [], "", "volado"],
    ["of the environment", [], "alba", "alba"],
    ["of --merchant", ["--merchant", "alba"], "volado", "alba"],
    ["of --merchant=", ["--merchant=alba"], "", "alba"],
  ])("is %s", (_whose, args, environment, brand) => {
    vi.stubEnv("VOLADO_MERCHANT", environment);
    expect(brandFromArguments(args, planted())).toBe(brand);
    vi.unstubAllEnvs();
  });

  it("has to have a folder", () => {
    expect(() => brandFromArguments(["--merchant", "nobody"], planted())).toThrow(
      'There is no brand "nobody"',
    );
    expect(() => brandFromArguments(["--merchant", "../volado/x"], planted())).toThrow("There is no brand");
  });

  it("is the only thing to be asked for", () => {
    expect(() => brandFromArguments(["--brand", "alba"], planted())).toThrow("--brand");
  });
});
