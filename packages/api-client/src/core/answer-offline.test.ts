import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { gate, ok, type Reply, refuse, startFaultServer } from "../../test-server/fault-server.ts";
import { failureOf, testClient } from "../../test-server/test-client.ts";
import type { OfflineRecord } from "../cache/storage.ts";
import type { Client } from "./client.ts";
import { defineRead } from "./endpoint.ts";

const row = {
  path: "/list",
  request: z.object({ page: z.number() }),
  encode: (page: number) => ({ page }),
  response: z.object({ n: z.number() }),
} as const;
const when = (page: number) => page === 1;
const list = defineRead({ ...row, id: "list", access: "anyone", offline: { version: 1, when } });
const newer = defineRead({ ...row, id: "list", access: "anyone", offline: { version: 2, when } });
const changed = defineRead({
  ...row,
  id: "list",
  access: "anyone",
  response: z.object({ rows: z.array(z.string()) }),
  offline: { version: 1, when },
});
const own = defineRead({ ...row, id: "own", access: "session", offline: { version: 1 } });

/** A client with inspectable offline responses, and a gateway that responds as configured. */
const offlineSite = async () => {
  const stored = new Map<string, { readonly record: OfflineRecord; readonly text: string }>();
  const keyOf = ({ name, owner }: OfflineRecord) => JSON.stringify([name, owner]);
  let reply: Reply = ok({ n: 1 });
  let online = true;
  const server = await startFaultServer(() => reply);
  const site = testClient(server.url, {
    online: () => online,
    offlineAnswers: {
      get: async (record) => stored.get(keyOf(record))?.text,
      set: async (record, text) => stored.set(keyOf(record), { record, text }),
      dropPersonal: async () => {
        for (const [key, { record }] of stored) if (record.owner !== undefined) stored.delete(key);
      },
    },
  });
  return {
    ...site,
    server,
    stored,
    answer: (next: Reply) => {
      reply = next;
    },
    goOffline: () => {
      online = false;
      reply = "drop";
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
};

test("uses the stored response without a network, after one retry, and reports it", async () => {
  await using site = await offlineSite();
  await site.client.call(list, 1);
  site.goOffline();
  expect(await site.client.call(list, 1)).toEqual({ n: 1 });
  expect(site.server.received).toHaveLength(3);
  expect(site.events.at(-1)).toEqual({ type: "stood-in", endpoint: "list" });
});

test("prefers a reachable gateway's response, even a refusal", async () => {
  await using site = await offlineSite();
  await site.client.call(list, 1);
  site.answer("drop");
  expect(await site.client.call(list, 1)).toEqual({ n: 1 });
  expect(site.server.received).toHaveLength(4);
  site.answer(refuse(403, "not_permitted"));
  expect((await failureOf(site.client.call(list, 1))).kind).toBe("rejected");
});

test("uses the stored response after a timeout", async () => {
  await using site = await offlineSite();
  await site.client.call(list, 1);
  site.answer("hang");
  expect(await site.client.call(list, 1, { timeout: 20 })).toEqual({ n: 1 });
  expect(site.events.at(-1)).toEqual({ type: "stood-in", endpoint: "list" });
});

test("stores only what the rule allows, separately for each input", async () => {
  await using site = await offlineSite();
  await site.client.call(list, 1);
  await site.client.call(list, 2);
  expect(site.stored.size).toBe(1);
  site.goOffline();
  expect((await failureOf(site.client.call(list, 2))).kind).toBe("network");
});

test.each<[string, (client: Client) => Promise<unknown>]>([
  ["that has another version", (client) => client.call(newer, 1)],
  ["whose answers have another shape", (client) => client.call(changed, 1)],
])("a response stored by an older release is ignored by a call %s", async (_, ask) => {
  await using site = await offlineSite();
  await site.client.call(list, 1);
  site.goOffline();
  expect((await failureOf(ask(site.client))).kind).toBe("network");
});

test("a member's stored responses are removed with the session", async () => {
  await using site = await offlineSite();
  await site.client.call(list, 1);
  await site.client.call(own, 1);
  expect([...site.stored.values()].map(({ record }) => record.owner)).toEqual([undefined, "ana"]);
  site.goOffline();
  expect(await site.client.call(own, 1)).toEqual({ n: 1 });
  site.session.identity = "luis";
  expect((await failureOf(site.client.call(own, 1))).kind).toBe("network");
  site.session.identity = "ana";
  site.client.clearPersonalCache();
  expect((await failureOf(site.client.call(own, 1))).kind).toBe("network");
  expect(await site.client.call(list, 1)).toEqual({ n: 1 });
});

test("does not store a response that arrives after its session has ended", async () => {
  await using site = await offlineSite();
  const { opened, open } = gate();
  site.answer({ json: { success: true, value: { n: 1 } }, after: opened });
  const answer = site.client.call(own, 1);
  await vi.waitFor(() => expect(site.server.received).toHaveLength(1));
  site.session.identity = undefined;
  open();
  expect(await answer).toEqual({ n: 1 });
  expect(site.stored.size).toBe(0);
});

test("a session ended by the gateway removes them too", async () => {
  await using site = await offlineSite();
  await site.client.call(own, 1);
  site.answer(refuse(401, "session_expired"));
  await failureOf(site.client.call(own, 1));
  await vi.waitFor(() => expect(site.stored.size).toBe(0));
});
