import { afterEach, describe, expect, it, vi } from "vitest";
import { plant } from "../testing/plant.ts";
import { gatewayCommand } from "./gateway-command.ts";

afterEach(() => vi.unstubAllEnvs());

const merchants = (brands: Readonly<Record<string, object>>) =>
  plant(
    Object.fromEntries(
      Object.entries(brands).map(([brand, merchant]) => [
        `apps/mobile-web/merchants/${brand}/merchant.json`,
        JSON.stringify(merchant),
      ]),
    ),
  );

describe("the gateway's command", () => {
  it.each([
    ["", "volado"],
    ["lucky", "lucky-code"],
  ])("expects the merchant code of the brand that VOLADO_MERCHANT=%j names", (brand, code) => {
    const root = merchants({ volado: { merchantCode: "volado" }, lucky: { merchantCode: "lucky-code" } });
    vi.stubEnv("VOLADO_MERCHANT", brand);
    expect(gatewayCommand({ port: "1" }, root).env).toMatchObject({ VOLADO_MERCHANT_CODE: code, PORT: "1" });
  });

  it("refuses a brand without a merchant code", () => {
    const root = merchants({ volado: { brandName: "Volado" } });
    expect(() => gatewayCommand({ port: "1" }, root)).toThrow(/merchantCode/);
  });
});
