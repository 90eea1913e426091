import { describe, expect, it } from "vitest";
import { readLoad } from "./measure-gateway.ts";

const figures = {
  firstMs: 3800,
  laterMs: 600,
  slotGames: 637,
  clients: 50,
  p50Ms: 20,
  p95Ms: 31.5,
  callsPerSecond: 900,
};

describe("the gateway's load script", () => {
  it("tells its figures on its last line", () => {
    expect(readLoad(`a warning\n${JSON.stringify(figures)}\n`)).toEqual({
      gatewayReady: 3800,
      gatewayAgain: 600,
      gameList: 31.5,
    });
  });

  it.each([
    ["nothing", ""],
    ["words", "Ready"],
    ["a figure less", JSON.stringify({ ...figures, p95Ms: undefined })],
    ["no number", JSON.stringify({ ...figures, p95Ms: "31.5" })],
  ])("that prints %s has not measured", (_, output) => {
    expect(() => readLoad(output)).toThrow();
  });
});
