import { getTeamCounts } from "@volado/api-client/endpoints";
import { DAY_MS } from "@volado/domain/calendar";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { playPorts } from "../ports/play-ports.ts";
import { launchedAt, readValue, ticketOf } from "../testing/answer-value.ts";
import { launchFields } from "../testing/call-gateway.ts";
import { useGateway } from "../testing/test-gateway.ts";

const started = Date.now() + inject("clockAhead");
const gateway = useGateway({ now: () => started });
let token = "";

const days = (from: number, to: number) => ({
  startDate: started + from * DAY_MS,
  endDate: started + to * DAY_MS,
  size: 0,
});
const ask = (fields: object = days(-1, 1)) =>
  gateway.call({ id: "getTeamCounts", token, fields: { ...fields } });
const counts = async (fields?: object) => readValue(await ask(fields), getTeamCounts.response);

/** "socia" leads "nueva" and "jugador" here, the one below the other. */
beforeAll(async () => {
  const { db } = gateway.services();
  const under = (username: string, inviter: string) =>
    db
      .updateTable("members")
      .set({ inviter_id: `M-${inviter}` })
      .where("username", "=", username)
      .execute();
  await under("nueva", "socia");
  await under("jugador", "nueva");
  const player = await gateway.logIn("jugador");
  const ticket = ticketOf(
    launchedAt(await gateway.call({ id: "launchGame", token: player, fields: launchFields() })),
  );
  for (const idempotencyKey of ["a", "b"])
    await playPorts(gateway.services()).settleRound({
      ticket,
      bet: 100,
      idempotencyKey,
      request: {},
      decide: () => ({ outcome: {}, win: 0 }),
    });
  token = await gateway.logIn("socia");
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("the team's counters", () => {
  it("count every downline once, at every level, and not the agent", async () => {
    expect(await counts()).toEqual({ loggedIn: 1, bettors: 1, registered: 2, online: 1 });
  });

  it("count within the days, the end not included; who is online is online now", async () => {
    const none = { loggedIn: 0, bettors: 0, registered: 0, online: 1 };
    expect(await counts(days(-3, -2))).toEqual(none);
    expect(await counts(days(1, 2))).toEqual(none);
  });

  it("are an agent's alone (Spec §6)", async () => {
    for (const username of ["nueva", "prueba"]) {
      const other = await gateway.logIn(username);
      expect(await gateway.call({ id: "getTeamCounts", token: other, fields: days(-1, 1) })).toMatchObject({
        status: 403,
        body: { code: "not_permitted" },
      });
    }
    const guest = await gateway.call({ id: "getTeamCounts", fields: days(-1, 1) });
    expect(guest).toMatchObject({ status: 401 });
  });

  it.each([{ startDate: "yesterday" }, { endDate: -1 }, { size: "all" }])("refuse %j", async (over) => {
    expect(await ask({ ...days(-1, 1), ...over })).toMatchObject({ status: 422 });
  });
});
