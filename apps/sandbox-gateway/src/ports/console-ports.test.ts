import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { noFaults } from "../console/shapes/faults.ts";
import { readValue } from "../testing/answer-value.ts";
import { registrationSteps } from "../testing/registration-steps.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { consolePorts } from "./console-ports.ts";

// No tree, which takes most of the time of a reset.
const gateway = useGateway({ team: false });
const ports = () => consolePorts(gateway.services());
const account = async (username: string) =>
  (await ports().accounts()).find((row) => row.username === username);
const setBalance = (username: string, centavos: number) =>
  ports().setBalance(username, centavos, crypto.randomUUID());
afterEach(() => expect(gateway.log).toEqual([]));

describe("the console", () => {
  it("is served over HTTP with the gateway's own data", async () => {
    const response = await fetch(`${gateway.url()}/console/api/state`);
    expect(await response.json()).toMatchObject({
      value: {
        accounts: expect.arrayContaining([expect.objectContaining({ username: "jugador" })]),
        calls: expect.arrayContaining(["listGames"]),
      },
    });
  });

  it("knows the accounts, their passwords and how many sessions they have", async () => {
    expect(await account("jugador")).toMatchObject({ type: 0, password: "Volado2026", sessions: 0 });
    await gateway.logIn();
    expect(await account("jugador")).toMatchObject({ sessions: 1 });
  });

  it("tells who invited a member, and through what the member registered", async () => {
    await registrationSteps(gateway).register({ username: "invitada", affiliateCode: "AGENTE01" });
    expect(await account("invitada")).toMatchObject({
      inviter: "agente",
      balance: 0,
      registerMethod: "H5",
    });
    expect(await account("agente")).toMatchObject({ inviter: null, registerMethod: null });
  });

  it("makes an account an agent who comes in only by the agents' login", async () => {
    await registrationSteps(gateway).register({ username: "futura" });
    expect(await ports().makeAgent("futura")).toMatchObject({ type: 1 });
    const portal = gateway.services().db.selectFrom("members").select("portal");
    expect(await portal.where("username", "=", "futura").executeTakeFirst()).toEqual({ portal: "agents" });
    expect(await ports().makeAgent("nobody")).toBe(undefined);
  });

  it("sets a balance by a movement in the ledger", async () => {
    expect(await setBalance("jugador", 12_345)).toBe("done");
    expect(await account("jugador")).toMatchObject({ balance: 12_345 });
    expect(await setBalance("jugador", 500_000)).toBe("done");
    expect(await account("jugador")).toMatchObject({ balance: 500_000 });
    expect(await setBalance("nobody", 1)).toBe("unknown");
    const kinds = await gateway
      .services()
      .db.selectFrom("transactions")
      .select("kind")
      .where("reference", "=", "console")
      .execute();
    expect(kinds).toEqual([{ kind: "adjustment" }, { kind: "adjustment" }]);
  });

  it("sets a balance and gives a reward once for each key, however often the order comes, and at once", async () => {
    const rewards = async () => (await ports().rewards()).filter(({ amount }) => amount === 4_321);
    const key = crypto.randomUUID();
    const gifts = Array.from({ length: 5 }, () => ports().issueReward("jugador", 4_321, key));
    expect(await Promise.all(gifts)).toEqual(Array(5).fill("done"));
    expect(await rewards()).toHaveLength(1);
    expect(await ports().issueReward("agente", 4_321, key)).toBe("key-reused");
    expect(await rewards()).toHaveLength(1);

    const other = crypto.randomUUID();
    expect(await ports().setBalance("jugador", 700, other)).toBe("done");
    await setBalance("jugador", 500_000);
    expect(await ports().setBalance("jugador", 700, other)).toBe("done");
    expect(await account("jugador")).toMatchObject({ balance: 500_000 });

    const third = crypto.randomUUID();
    expect(await ports().issueReward("prueba", 4_321, third)).toBe("unknown");
    expect(await ports().issueReward("jugador", 4_321, third)).toBe("done");
  });

  it("reads captchas from the outbox, and empties it", async () => {
    const { id } = readValue(await gateway.call({ id: "getCaptcha" }), z.object({ id: z.string() }));
    const [message] = await ports().outbox();
    expect(message).toMatchObject({ channel: "captcha", to: id });
    expect(message?.code).toMatch(/^\d{4}$/);
    await ports().clearOutbox();
    expect(await ports().outbox()).toEqual([]);
  });

  it("ends the sessions of one account, or all", async () => {
    // Some of the seeded tree are about.
    await ports().expireSessions();
    const tokens = [await gateway.logIn(), await gateway.logIn("agente")] as const;
    expect(await ports().expireSessions("nobody")).toBe(0);
    expect(await ports().expireSessions("agente")).toBe(1);
    const code = async (token: string) => (await gateway.call({ id: "getWallet", token })).body.code;
    expect(await code(tokens[1])).toBe("session_expired");
    expect(await code(tokens[0])).toBe(undefined);
    expect(await ports().expireSessions()).toBe(1);
    expect(await code(tokens[0])).toBe("session_expired");
  });

  it("configures the registration form, and survives a restart with it", async () => {
    const nickname = { name: "nickname", enabled: true, required: true, maxLength: 12 };
    expect(await ports().setRegistrationField(nickname)).toBe(true);
    expect(await ports().setRegistrationField({ ...nickname, name: "shoe" })).toBe(false);
    await gateway.services().settings.reload();
    expect(await ports().registrationFields()).toContainEqual(nickname);
    const { body } = await gateway.call({ id: "getRegistrationSettings" });
    expect(body.value).toMatchObject({
      register: { nickname: { enabled: true, required: true, maxLength: 12 } },
    });
  });

  it("offers members contracts, one of each kind at a time", async () => {
    const waiting = async () =>
      (await ports().contracts()).find(({ username }) => username === "agente")?.kinds;
    expect(await waiting()).toEqual([]);
    for (const kind of ["dividend", "hourly-salary", "dividend"] as const)
      expect(await ports().offerContract("agente", kind)).toBe(true);
    expect(await waiting()).toEqual(["dividend", "hourly-salary"]);
    expect(await ports().withdrawContracts("agente")).toBe(true);
    expect(await waiting()).toEqual([]);
    expect(await ports().offerContract("nobody", "dividend")).toBe(false);
    expect(await ports().withdrawContracts("nobody")).toBe(false);
  });

  it("shows no trial whose day is over, and offers trials no contract", async () => {
    await gateway.call({ id: "startTrial" });
    const trials = async () =>
      (await ports().accounts()).filter(({ username }) => username.startsWith("prueba_"));
    expect(await trials()).toHaveLength(1);
    const [trial] = await trials();
    expect(await ports().offerContract(trial?.username ?? "", "dividend")).toBe(false);
    gateway.later(25 * 3_600_000);
    expect(await trials()).toEqual([]);
  });

  it("puts the world back as it was", async () => {
    const token = await gateway.logIn();
    await gateway.call({ id: "addFavourite", token, fields: { nodeId: "JL-RNG-001", vendor: "JL" } });
    await setBalance("jugador", 1);
    await ports().setSwitch("GOOGLELOGIN3", false);
    await ports().setRegistrationField({ name: "qq", enabled: true, required: true, maxLength: 9 });
    await ports().setFaults({ ...noFaults, maintenance: true });
    const kids = await ports().kids();
    const { lookups } = gateway.services().limits;
    while (lookups.take("10.0.0.1") === 0);

    await ports().resetWorld();

    expect(await account("jugador")).toMatchObject({ balance: 500_000, sessions: 0 });
    expect((await ports().switches()).find(({ name }) => name === "GOOGLELOGIN3")?.on).toBe(true);
    expect((await ports().registrationFields()).find(({ name }) => name === "qq")?.enabled).toBe(false);
    expect(await ports().faults()).toEqual(noFaults);
    expect(await ports().kids()).toEqual(kids);
    expect(lookups.wait("10.0.0.1")).toBe(0);
    expect(await gateway.services().db.selectFrom("favourites").selectAll().execute()).toEqual([]);
    await gateway.logIn();
  });

  it("shows nobody an empty world while it is put back", async () => {
    const { db } = gateway.services();
    let resetting = true;
    const seen = new Set<string>();
    const look = async (): Promise<void> => {
      const { rows } = await sql<{ members: number; games: number; codes: number }>`select
        (select count(*) from members where username = 'jugador')::int as members,
        (select count(*) from games where node_id = 'JL-RNG-001')::int as games,
        (select count(*) from promo_codes where code = 'VOLADO50')::int as codes
      `.execute(db);
      seen.add(JSON.stringify(rows[0]));
    };
    const watch = async (): Promise<void> => {
      // PGlite answers without a turn of the event loop, which the reset needs to hash passwords.
      while (resetting) {
        await look();
        await setImmediate();
      }
    };
    const watching = Promise.all([watch(), watch(), watch()]);
    await ports()
      .resetWorld()
      .finally(() => {
        resetting = false;
      });
    await watching;
    expect([...seen]).toEqual(['{"members":1,"games":1,"codes":1}']);
  });
});
