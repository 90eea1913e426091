import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callGateway } from "./testing/call-gateway.ts";
import { logInto, type MainPlace, mainArguments, mainPlace, startMain } from "./testing/main-process.ts";

let place: MainPlace;
beforeAll(async () => {
  place = await mainPlace();
});
afterAll(() => place.drop());

// A separate process competes with the machine's load, so one retry is allowed.
describe("the start", { retry: 1 }, () => {
  it("prints its address, the demo accounts and a warning, and continues after a restart", async () => {
    const first = await startMain(place.env);
    expect(first.output()).toContain("development and demonstration only");
    expect(first.output()).toContain(`${first.url}/console`);
    for (const username of ["jugador", "agente", "prueba"]) expect(first.output()).toContain(username);
    const { gateway, token } = await logInto(first.url);
    const star = { nodeId: "JL-RNG-001", vendor: "JL" };
    expect((await callGateway(gateway, { id: "addFavourite", token, fields: star })).status).toBe(200);
    expect(await first.end("SIGTERM")).toEqual([0, null]);

    const { url, end } = await startMain(place.env);
    const fields = { pageNo: 1, pageSize: 100 };
    const ids = await callGateway({ ...gateway, url }, { id: "listFavouriteIds", token, fields });
    expect(ids.body.value).toEqual(["JL-RNG-001"]);
    expect(await end("SIGTERM")).toEqual([0, null]);
  }, 120_000);

  it("is refused in production", async () => {
    const child = spawn(process.execPath, mainArguments, { env: { ...place.env, NODE_ENV: "production" } });
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += String(chunk);
    });
    const [code] = await once(child, "exit");
    expect([code, output]).toEqual([1, expect.stringContaining("VOLADO_ALLOW_PRODUCTION=1")]);
  }, 30_000);
});
