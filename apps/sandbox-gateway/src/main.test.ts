import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MainPlace, mainPlace } from "./testing/main-place.ts";
import { mainArguments, startMain } from "./testing/main-process.ts";

let place: MainPlace;
beforeAll(async () => {
  place = await mainPlace();
});
afterAll(() => place.drop());

// A process of its own has the machine's load against it, so it may try once more.
describe("the start", { retry: 1 }, () => {
  it("says where it is, who may log in, and what it is not for", async () => {
    const gateway = await startMain(place.env);
    expect(gateway.output()).toContain("development and demonstration only");
    expect(gateway.output()).toContain(`${gateway.url}/console`);
    for (const username of ["jugador", "agente", "prueba"]) expect(gateway.output()).toContain(username);
    expect(await gateway.end("SIGTERM")).toEqual([0, null]);
  }, 60_000);

  it("is refused in production", async () => {
    const child = spawn(process.execPath, mainArguments, { env: { ...place.env, NODE_ENV: "production" } });
    let words = "";
    child.stderr.on("data", (chunk) => {
      words += String(chunk);
    });
    const [code] = await once(child, "exit");
    expect(code).toBe(1);
    expect(words).toContain("VOLADO_ALLOW_PRODUCTION=1");
  }, 30_000);
});
