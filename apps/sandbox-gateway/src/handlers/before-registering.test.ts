import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();

beforeEach(() => gateway.services().limits.lookups.reset("127.0.0.1"));
afterEach(() => expect(gateway.log).toEqual([]));

describe("before registering", () => {
  it.each([
    ["ana_libre", true],
    ["AGENTE", false],
    ["\u200bＡＧＥＮＴＥ", false],
    ["ana_libre\u200e", true],
    ["5512345678", false],
    ["525512345678", false],
    ["5215512345678", false],
    ["ab", false],
    ["no está", false],
  ])("the name %s is free: %s", async (username, available) => {
    expect((await gateway.call({ id: "checkUsername", fields: { username } })).body.value).toEqual({
      available,
    });
  });

  it.each([
    [{ code: " jugador1 " }, 200, undefined],
    [{ code: "\u200bｊugador1.\u200e" }, 200, undefined],
    [{ code: "\u200b" }, 404, "invalid_invitation"],
    [{ code: "JUGADOR1", agents: true }, 404, "agent_information"],
    [{ code: "AGENTE01", agents: true }, 200, undefined],
    [{ code: "CORRED01", agents: true }, 200, undefined],
    [{ code: "EXTERN01" }, 404, "invalid_invitation"],
    [{ code: "%" }, 404, "invalid_invitation"],
  ])("the invitation %j: %i", async (fields, status, code) => {
    const answer = await gateway.call({ id: "checkInvitationCode", fields });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("nobody asks for names and codes without end", async () => {
    const { limits } = gateway.services();
    while (limits.lookups.take("127.0.0.1") === 0);
    for (const call of [
      { id: "checkUsername", fields: { username: "ana" } },
      { id: "checkInvitationCode", fields: { code: "ABC" } },
      { id: "retrievePassword", fields: { username: "jugador", email: "a@b.mx" } },
      {
        id: "setPasswordByPhone",
        fields: {
          mobileNum: "5599999999",
          countryDialingCode: "52",
          newPassword: "Volado2027",
          verificationCode: "",
        },
      },
    ] as const) {
      expect((await gateway.call(call)).status).toBe(429);
    }
  });
});
