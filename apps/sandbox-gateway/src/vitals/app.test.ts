import { afterEach, describe, expect, it } from "vitest";
import { useGateway } from "../testing/index.ts";

const gateway = useGateway({ team: false });

afterEach(() => gateway.services().vitals.clear());

const headers = { "Content-Type": "text/plain;charset=UTF-8" };
const send = (body: string) => fetch(`${gateway.url()}/vitals`, { method: "POST", body, headers });
const visit = { route: "/m/home", release: "r1", connection: "4g", vitals: { LCP: 900, CLS: 0 } };
const report = (more: object = {}) => JSON.stringify({ ...visit, ...more });

describe("reports of pages", () => {
  it("are accepted as plain text, and shown in the console", async () => {
    expect((await send(report())).status).toBe(204);
    const answer = await fetch(`${gateway.url()}/console/api/vitals`);
    expect(await answer.json()).toEqual({
      success: true,
      value: [{ route: "/m/home", reports: 1, percentiles: { LCP: 900, CLS: 0 } }],
    });
    await fetch(`${gateway.url()}/console/api/vitals`, { method: "DELETE" });
    expect(gateway.services().vitals.routes()).toEqual([]);
  });

  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["another address", report({ route: "https://else.example/" })],
    ["a query, which may be personal", report({ route: "/m/home?mobile=55" })],
    ["a negative value", report({ vitals: { LCP: -1 } })],
    ["a value that is no number", report({ vitals: { LCP: "1" } })],
    ["no vitals", report({ vitals: undefined })],
    ["a name without end", report({ release: "x".repeat(65) })],
  ])("are refused when they are %s", async (_what, body) => {
    expect((await send(body)).status).toBe(400);
    expect(gateway.services().vitals.routes()).toEqual([]);
  });

  it("are refused when they are too large", async () => {
    expect((await send("x".repeat(3_000))).status).toBe(413);
  });
});
