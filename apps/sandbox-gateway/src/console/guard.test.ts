import { Hono } from "hono";
import { expect, it } from "vitest";
import { failureResponse } from "../request/envelope.ts";
import { consoleGuard } from "./guard.ts";

/** A caller with this address, as the server passes it on. */
const from = (address: string) => ({
  incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: "IPv4" } },
});
const guarded = (allowRemote = false) =>
  new Hono()
    .use(consoleGuard(allowRemote))
    .all("*", (c) => c.text("in"))
    .onError(failureResponse);

it.each([
  ["http://localhost:8080/", "127.0.0.1", 200],
  ["http://127.0.0.1:8080/", "::ffff:127.0.0.1", 200],
  ["http://[::1]:8080/", "::1", 200],
  ["http://localhost:8080/", "192.168.1.20", 403],
  ["http://192.168.1.20:8080/", "127.0.0.1", 403],
  ["http://rebound.example/", "127.0.0.1", 403],
  ["http://localhost.example/", "127.0.0.1", 403],
])("%s from %s: %i", async (url, address, status) => {
  expect((await guarded().request(url, {}, from(address))).status).toBe(status);
});

it("refuses callers without an address, and allows other machines if configured", async () => {
  expect((await guarded().request("http://localhost/")).status).toBe(403);
  expect((await guarded(true).request("http://10.0.0.5/", {}, from("10.0.0.7"))).status).toBe(200);
});

it.each([
  ["its own page", { Origin: "http://localhost:8080" }, 200],
  ["a program", {}, 200],
  ["another site", { Origin: "https://evil.example" }, 403],
  ["another port", { Origin: "http://localhost:5173" }, 403],
  ["a frame without origin", { Origin: "null" }, 403],
  ["a cross-site request without origin", { "Sec-Fetch-Site": "cross-site" }, 403],
])("%s may write: %j → %i", async (_, headers, status) => {
  const write = { method: "POST", headers };
  const response = await guarded().request("http://localhost:8080/", write, from("127.0.0.1"));
  expect(response.status).toBe(status);
});
