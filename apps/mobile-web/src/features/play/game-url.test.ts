import { expect, test } from "vitest";
import { framableUrl } from "./game-url.ts";

const site = "http://localhost:8080";

test.each([
  ["/play/slots?ticket=1", "http://localhost:8080/play/slots?ticket=1"],
  ["http://localhost:8080/play/slots", "http://localhost:8080/play/slots"],
  ["https://games.example/lobby", "https://games.example/lobby"],
])("%s may be framed", (address, url) => {
  expect(framableUrl(address, site)?.href).toBe(url);
});

test.each(["", "http://games.example/lobby", "javascript:alert(1)", "data:text/html,x", "//", "https://"])(
  "%j may not",
  (address) => {
    expect(framableUrl(address, site)).toBeUndefined();
  },
);
