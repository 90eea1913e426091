import { describe, expect, it } from "vitest";
import { createConsoleApp } from "./app.ts";
import { setUp } from "./testing/console-app.ts";
import { createMemoryPorts } from "./testing/memory-ports.ts";

describe("who may come in", () => {
  it.each([
    ["http://localhost:8080/", "127.0.0.1", 200],
    ["http://127.0.0.1:8080/", "::ffff:127.0.0.1", 200],
    ["http://[::1]:8080/", "::1", 200],
    ["http://localhost:8080/", "192.168.1.20", 403],
    ["http://192.168.1.20:8080/", "127.0.0.1", 403],
    ["http://rebound.example/", "127.0.0.1", 403],
    ["http://localhost.example/", "127.0.0.1", 403],
  ])("%s from %s: %i", async (url, address, status) => {
    expect((await setUp().request(url, {}, address)).status).toBe(status);
  });

  it("refuses when nothing is known about the caller", async () => {
    const app = createConsoleApp(createMemoryPorts().ports);
    expect((await app.request("http://localhost/api/accounts")).status).toBe(403);
  });

  it("answers others when told to", async () => {
    expect((await setUp(true).request("http://10.0.0.5/", {}, "10.0.0.7")).status).toBe(200);
  });

  it.each([
    ["its own page", { Origin: "http://localhost:8080" }, 200],
    ["a program", {}, 200],
    ["another site", { Origin: "https://evil.example" }, 403],
    ["another port", { Origin: "http://localhost:5173" }, 403],
    ["a frame without origin", { Origin: "null" }, 403],
    ["a cross-site request without origin", { "Sec-Fetch-Site": "cross-site" }, 403],
  ])("lets %s write: %j → %i", async (_, headers, status) => {
    const { request, held } = setUp();
    const response = await request("http://localhost:8080/api/world/reset", { method: "POST", headers });
    expect(response.status).toBe(status);
    expect(held.resets).toBe(status === 200 ? 1 : 0);
  });

  it("allows its page nothing inline and no frame", async () => {
    const response = await setUp().request("http://localhost/");
    const policy = response.headers.get("Content-Security-Policy");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    const page = await response.text();
    expect(page).toContain("Development console");
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/);
  });
});
