import { describe, expect, test } from "vitest";
import { failureOf, testClient } from "../../../test-server/test-client.ts";
import { endpoints } from "../../endpoints/index.ts";
import { getWallet } from "../../endpoints/member.ts";
import { samples } from "../samples/index.ts";
import { createTestGateway } from "./test-gateway.ts";

const stage = async () => {
  const gateway = await createTestGateway();
  return { gateway, ...testClient("", { fetch: gateway.fetch, encryptionKeys: gateway.keys }) };
};

describe("createTestGateway", () => {
  test("responds with samples and decrypts bodies", async () => {
    const { gateway, client } = await stage();
    expect(await client.call(getWallet)).toEqual({ total: 1_250_000, currency: "MXN" });
    expect(await client.call(endpoints.login, samples.login.input)).toMatchObject({ userName: "jugador" });
    expect(gateway.received.at(-1)).toMatchObject({
      endpoint: "login",
      fields: { username: "jugador", type: "username" },
      language: "ES",
    });
  });

  test("responds and refuses as configured, until restored", async () => {
    const { gateway, client } = await stage();
    gateway.answer(getWallet, { sumBalance: "1.50", currency: "MXN" });
    expect((await client.call(getWallet)).total).toBe(150);
    gateway.refuse(getWallet, { status: 403, code: "not_permitted" });
    expect(await failureOf(client.call(getWallet))).toMatchObject({
      kind: "rejected",
      code: "not_permitted",
    });
    gateway.restore(getWallet);
    expect((await client.call(getWallet)).total).toBe(1_250_000);
  });

  test("requires a token, valid fields and a known key", async () => {
    const { gateway, client, session } = await stage();
    const stale = gateway.keys();
    await gateway.rotateKey();
    const old = testClient("", { fetch: gateway.fetch, encryptionKeys: () => stale }).client;
    expect(await failureOf(old.call(endpoints.login, samples.login.input))).toMatchObject({
      code: "unknown_key",
    });
    session.token = "";
    expect(await failureOf(client.call(getWallet))).toMatchObject({ status: 401 });
    const bare = await gateway.fetch("/api/games?pageNo=nonsense", { method: "GET" });
    expect([bare.status, (await bare.json()).code]).toEqual([422, "invalid_input"]);
    expect((await gateway.fetch("/api/nowhere", { method: "GET" })).status).toBe(404);
  });

  test("carries out a repeated idempotency key once", async () => {
    const { gateway, client } = await stage();
    let made = 0;
    gateway.answer(endpoints.createDeposit, () => {
      made += 1;
      return samples.createDeposit.value;
    });
    const { input } = samples.createDeposit;
    await client.call(endpoints.createDeposit, input, { idempotencyKey: "one" });
    await client.call(endpoints.createDeposit, input, { idempotencyKey: "one" });
    await client.call(endpoints.createDeposit, input);
    expect(made).toBe(2);
  });
});
