import { expect, test } from "vitest";
import { framableUrl } from "./framable-url.ts";

const anyHost = { siteOrigin: "http://localhost:8080", hosts: [] };
const vendors = { siteOrigin: "http://localhost:8080", hosts: ["*.vendor.example"] };

test.each([
  ["/play/slots?ticket=1", "http://localhost:8080/play/slots?ticket=1"],
  ["http://localhost:8080/play/slots", "http://localhost:8080/play/slots"],
  ["https://games.example/lobby", "https://games.example/lobby"],
])("%s may be framed", (address, url) => {
  expect(framableUrl(address, anyHost)?.href).toBe(url);
});

test.each(["", "http://games.example/lobby", "javascript:alert(1)", "data:text/html,x", "//", "https://"])(
  "%j may not be framed",
  (address) => {
    expect(framableUrl(address, anyHost)).toBeUndefined();
  },
);

test.each([
  ["https://slots.vendor.example/1", true],
  ["/play/slots", true],
  ["https://games.example/lobby", false],
  ["https://vendor.example.evil.test/", false],
  ["http://slots.vendor.example/1", false],
])("with a list of vendors' hosts %s may be framed: %s", (address, expected) => {
  expect(framableUrl(address, vendors) !== undefined).toBe(expected);
});
