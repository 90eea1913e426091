import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { createMember } from "../members/create-member.ts";
import { sweep } from "../sweeper.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway({ team: false });
const invitationSchema = z.strictObject({
  code: z.string(),
  invited: z.number(),
  friends: z.array(z.strictObject({ name: z.string(), joinedAt: z.number() })),
});
const clubSchema = z.object({ label: z.string(), turnover: z.string() });
const refused = { status: 403, body: { code: "not_permitted" } };

const ask = async (id: "getInvitation" | "getBenefits", username: string) =>
  gateway.call({ id, token: await gateway.logIn(username) });
const club = async (username: string) => readValue(await ask("getBenefits", username), clubSchema);

/** A round that the member has played. */
const stake = async (username: string, centavos: number): Promise<void> => {
  await gateway
    .services()
    .db.insertInto("rounds")
    .values({
      id: crypto.randomUUID(),
      member_id: `M-${username}`,
      idempotency_key: crypto.randomUUID(),
      node_id: "JL-RNG-001",
      stake: centavos,
      win: 0,
      outcome: "{}",
      created_at: gateway.services().now(),
    })
    .execute();
};

beforeEach(() => gateway.reset());
afterEach(() => expect(gateway.log).toEqual([]));

describe("an invitation", () => {
  const join = (username: string) =>
    gateway
      .services()
      .db.transaction()
      .execute((tx) =>
        createMember(
          tx,
          {
            username,
            nickname: null,
            type: 0,
            passwordHash: "",
            mobile: null,
            email: null,
            inviterId: "M-jugador",
          },
          gateway.services().now(),
        ),
      );

  it("counts who came and names the latest by the ends of their names", async () => {
    expect(readValue(await ask("getInvitation", "jugador"), invitationSchema)).toEqual({
      code: "JUGADOR1",
      invited: 0,
      friends: [],
    });
    await join("valentina");
    gateway.later(1000);
    await join("ana");
    const { invited, friends } = readValue(await ask("getInvitation", "jugador"), invitationSchema);
    expect([invited, ...friends.map(({ name }) => name)]).toEqual([2, "a***", "v***a"]);
    expect(readValue(await ask("getInvitation", "socia"), invitationSchema).invited).toBe(0);
  });

  it("is none of a free account's business", async () => {
    expect(await ask("getInvitation", "prueba")).toMatchObject(refused);
  });
});

describe("the VIP club", () => {
  it("counts what the member has staked, and nobody else's", async () => {
    await stake("jugador", 12_345);
    await stake("agente", 99_999);
    expect(await club("jugador")).toMatchObject({ label: "VIP Plata", turnover: "123.45" });
  });

  it("is closed to members without a label (Spec §6)", async () => {
    expect(await ask("getBenefits", "agente")).toMatchObject(refused);
    expect(await ask("getBenefits", "prueba")).toMatchObject(refused);
  });

  it("raises members to the level that they have reached, and lets nobody in or down", async () => {
    await stake("jugador", 24_999_999);
    await stake("agente", 999_999_999);
    await sweep(gateway.services());
    expect((await club("jugador")).label).toBe("VIP Plata");
    await stake("jugador", 1);
    await sweep(gateway.services());
    expect((await club("jugador")).label).toBe("VIP Oro");
    expect(await ask("getBenefits", "agente")).toMatchObject(refused);
  });
});
