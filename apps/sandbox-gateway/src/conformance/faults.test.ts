import { endpoints } from "@volado/api-client/endpoints";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { failureOf, loginOf, type Player, useStage } from "./stage.ts";

const stage = useStage();
let guest: Player;

beforeAll(() => {
  guest = stage.player();
});
afterEach(() => stage.consoleCall("DELETE", "faults"));

const setFaults = (faults: object) => stage.consoleCall("PATCH", "faults", faults);

describe("a closed site", () => {
  test.each([
    [{ maintenance: true }, "maintenance", { status: 503, code: "maintenance" }],
    [{ regionRestriction: true }, "restricted", { status: 451, code: "region_restricted" }],
    [{ blocked: true }, "restricted", { status: 403, code: "address_blocked" }],
  ])("%j: the status answers, everything else is refused", async (faults, access, error) => {
    await setFaults(faults);
    expect((await guest.client.call(endpoints.getStatus)).access).toBe(access);
    expect(await failureOf(guest.client.call(endpoints.listWinners))).toMatchObject(error);
  });
});

describe("a failing gateway", () => {
  test("a read is tried three times", async () => {
    await setFaults({ calls: { listWinners: "error" } });
    guest.events.length = 0;
    expect(await failureOf(guest.client.call(endpoints.listWinners))).toMatchObject({ code: "internal" });
    expect(guest.events.filter(({ type }) => type === "try")).toHaveLength(3);
  });

  test("a cut connection", async () => {
    await setFaults({ calls: { listWinners: "abort" } });
    expect((await failureOf(guest.client.call(endpoints.listWinners))).kind).toBe("network");
  });

  test("a call that is never answered", async () => {
    await setFaults({ calls: { getCaptcha: "hang" } });
    const error = await failureOf(guest.client.call(endpoints.getCaptcha, undefined, { timeout: 80 }));
    expect(error.kind).toBe("timeout");
  });

  test("a login is sent once only", async () => {
    await guest.client.call(endpoints.login, loginOf("agente"));
    await setFaults({ calls: { login: "abort" } });
    guest.events.length = 0;
    expect((await failureOf(guest.client.call(endpoints.login, loginOf("agente")))).kind).toBe("network");
    expect(guest.events.filter(({ type }) => type === "try")).toHaveLength(1);
  });
});

describe("encrypted bodies", () => {
  test("after two rotations of the key the login still succeeds, by asking for the keys again", async () => {
    const player = stage.player();
    await player.signIn("agente");
    await stage.consoleCall("POST", "keys/rotate");
    await stage.consoleCall("POST", "keys/rotate");
    player.events.length = 0;
    await player.signIn("agente");
    expect(player.events.map((event) => "code" in event && event.code)).toContain("unknown_key");
  });

  test("a phone whose clock is an hour off signs in", async () => {
    const clock = {
      now: () => Date.now() - 3_600_000,
      after: (milliseconds: number, task: () => void) => {
        const timer = setTimeout(task, milliseconds);
        return () => clearTimeout(timer);
      },
    };
    const player = stage.player({ clock });
    await player.signIn("agente");
    expect(player.events.map((event) => "code" in event && event.code)).toContain("clock_skew");
    expect(player.session.userName).toBe("agente");
  });

  test("a body that was overheard can't be sent again", async () => {
    let overheard: readonly [string, RequestInit] | undefined;
    const player = stage.player({
      fetch: (url, init) => {
        if (url.endsWith(endpoints.login.path)) overheard = [url, init];
        return fetch(url, init);
      },
    });
    await player.signIn("agente");
    if (!overheard) throw new Error("no login was sent");
    const [url, { method, headers, body }] = overheard;
    expect(String(body)).not.toContain("agente");
    const again = await fetch(url, {
      method: String(method),
      headers: new Headers(headers),
      body: String(body),
    });
    expect([again.status, (await again.json()).code]).toEqual([409, "replayed"]);
  });
});
