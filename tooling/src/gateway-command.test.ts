import { afterEach, expect, it, vi } from "vitest";
import { brandFromArguments, gatewayCommand } from "./gateway-command.ts";
import { plant } from "./testing/plant.ts";

afterEach(() => vi.unstubAllEnvs());

const planted = () =>
  plant({
    "packages/config/brands/volado/merchant.json": "{}",
    "packages/config/brands/alba/merchant.json": "{}",
  });

it.each([
  [[], "", "volado"],
  [[], "alba", "alba"],
  [["--merchant", "alba"], "volado", "alba"],
  [["--merchant=alba"], "", "alba"],
])("the arguments %j with VOLADO_MERCHANT=%j ask for the brand %s", (args, environment, brand) => {
  vi.stubEnv("VOLADO_MERCHANT", environment);
  expect(brandFromArguments(args, planted())).toBe(brand);
});

it.each([
  [["--merchant", "nobody"], 'There is no brand "nobody"'],
  [["--merchant", "../volado/x"], "There is no brand"],
  [["--brand", "alba"], "--brand"],
])("the arguments %j are refused", (args, words) => {
  expect(() => brandFromArguments(args, planted())).toThrow(words);
});

it.each([
  [{}, { VOLADO_BRAND_DIR: "/checkout/packages/config/brands/volado", VOLADO_DATA_DIR: "/checkout/.volado" }],
  [{ VOLADO_MERCHANT: "lucky" }, { VOLADO_BRAND_DIR: "/checkout/packages/config/brands/lucky" }],
  [{ VOLADO_DATA_DIR: "/elsewhere" }, { VOLADO_DATA_DIR: "/elsewhere" }],
])("with %j the gateway's environment has %j", (environment, expected) => {
  vi.stubEnv("VOLADO_MERCHANT", "");
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect(gatewayCommand({ port: "1" }, "/checkout").env).toMatchObject({ ...expected, PORT: "1" });
});
