import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { afterEach, beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { playPorts } from "../ports/play-ports.ts";
import { launchedAt, readValue, ticketOf } from "../testing/answer-value.ts";
import { launchFields } from "../testing/call-gateway.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { beginSession } from "./sessions.ts";

const gateway = useGateway({ team: false });

const disable = (disabled: boolean, username = "jugador") =>
  gateway.services().db.updateTable("members").set({ disabled }).where("username", "=", username).execute();

const isEndpointId = (id: string): id is EndpointId => Object.hasOwn(endpoints, id);
const ids = Object.keys(endpoints).filter(isEndpointId);

beforeEach(() => gateway.reset());
afterEach(() => expect(gateway.log).toEqual([]));

it("a member who is disabled has no session from the next call on, whatever is called", async () => {
  const token = await gateway.logIn();
  await disable(true);
  const refused = { status: 401, body: { code: "session_expired" } };
  for (const id of ids.filter((one) => endpoints[one].access === "session"))
    expect(await gateway.call({ id, token }), id).toMatchObject(refused);
  await disable(false);
  expect(await gateway.call({ id: "getWallet", token })).toMatchObject(refused);
});

it("a member who is disabled leaves the game and the chat that are open", async () => {
  const token = await gateway.logIn();
  const fields = { backUrl: gateway.url(), headerColor: "#14101F", title: "Chat", b2c: "1", language: "ES" };
  const chat = await gateway.call({ id: "launchChat", token, fields });
  const { chatUrl } = readValue(chat, z.object({ chatUrl: z.string() }));
  const ticket = ticketOf(
    launchedAt(await gateway.call({ id: "launchGame", token, fields: launchFields() })),
  );
  const statusOfChat = async () => (await fetch(new URL(chatUrl, gateway.url()))).status;
  const play = playPorts(gateway.services());
  const round = {
    ticket,
    bet: 100,
    idempotencyKey: "after",
    request: {},
    decide: () => ({ outcome: {}, win: 0 }),
  };
  expect(await statusOfChat()).toBe(200);
  expect(await play.openTicket(ticket)).toMatchObject({ ok: true });

  await disable(true);
  expect(await statusOfChat()).toBe(404);
  const over = { ok: false, reason: "session-expired" };
  expect(await play.openTicket(ticket)).toEqual(over);
  expect(await play.settleRound(round)).toEqual(over);
});

it("other members and other changes end no session", async () => {
  const token = await gateway.logIn();
  await disable(true, "agente");
  await disable(false);
  expect(await gateway.call({ id: "getWallet", token })).toMatchObject({ status: 200 });
});

it("no session begins for a member who was disabled since the password was checked", async () => {
  const { db, now } = gateway.services();
  await disable(true);
  const begin = db.transaction().execute((tx) => beginSession(tx, "M-jugador", now(), 60_000, "127.0.0.1"));
  await expect(begin).rejects.toMatchObject({ code: "account_disabled" });
});
