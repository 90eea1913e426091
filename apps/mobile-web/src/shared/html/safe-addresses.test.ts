// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { safeLink, safePicture } from "./safe-addresses.ts";

const given = vi.hoisted(() => ({ merchant: { gatewayUrl: "" } }));
vi.mock("../merchant.ts", () => given);
beforeEach(() => {
  given.merchant.gatewayUrl = "https://gateway.example";
});

const { origin } = window.location;

it.each([
  ["/uploads/a.pdf?v=1#p2", "https://gateway.example/uploads/a.pdf?v=1#p2"],
  ["/m/uploads/reglas.pdf", "https://gateway.example/m/uploads/reglas.pdf"],
  [`${origin}/reglas.pdf`, `${origin}/reglas.pdf`],
  [` //${window.location.host}/m/reglas.pdf`, `${origin}/m/reglas.pdf`],
  ["/.//elsewhere.example/a.pdf", "https://gateway.example//elsewhere.example/a.pdf"],
  ["/m/help?i=2", `${origin}/m/help?i=2`],
  ["https://cdn.example/a.pdf", "https://cdn.example/a.pdf"],
])("beside a gateway of another origin %s leads to %s", (address, target) => {
  expect(safeLink(address)?.href).toBe(target);
});

it("a file stays on the site if the gateway has no origin of its own", () => {
  given.merchant.gatewayUrl = "";
  expect(safeLink("/uploads/a.pdf")?.href).toBe(`${origin}/uploads/a.pdf`);
});

it("blob: addresses are refused", () => {
  expect(safeLink(`blob:${origin}/0b5a`)).toBe(undefined);
});

it("a picture's path resolves to the site, whose fallback host comes later", () => {
  expect(safePicture("/uploads/a.png")).toBe(`${origin}/uploads/a.png`);
});
