import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { gatewayCommand } from "./gateway-command.ts";

afterEach(() => vi.unstubAllEnvs());

describe("the gateway's command", () => {
  it.each([
    ["", "volado"],
    ["lucky", "lucky"],
  ])("hands on the folder of the brand that VOLADO_MERCHANT=%j names", (brand, folder) => {
    vi.stubEnv("VOLADO_MERCHANT", brand);
    expect(gatewayCommand({ port: "1" }, "/checkout").env).toMatchObject({
      VOLADO_BRAND_DIR: join("/checkout/packages/config/brands", folder),
      PORT: "1",
    });
  });

  it("leaves every brand's data in one place, or where it is told", () => {
    expect(gatewayCommand({ port: "1" }, "/checkout").env).toMatchObject({
      VOLADO_DATA_DIR: "/checkout/.volado",
    });
    vi.stubEnv("VOLADO_DATA_DIR", "/elsewhere");
    expect(gatewayCommand({ port: "1" }, "/checkout").env).toMatchObject({ VOLADO_DATA_DIR: "/elsewhere" });
  });
});
