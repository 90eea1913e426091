import { expect, test } from "vitest";
import { gate, ok, refuse, startFaultServer } from "../../test-server/fault-server.ts";
import { failureOf, once, personal, read, testClient } from "../../test-server/test-client.ts";

const expiredServer = (code = "session_expired") => startFaultServer(() => refuse(401, code));

test("parallel 401s of one token end the session once, and every caller gets the error", async () => {
  await using server = await expiredServer();
  const { client, ends } = testClient(server.url);
  const inputs = ["a", "b", "c", "d"];
  const failures = await Promise.all(inputs.map((q) => failureOf(client.call(read, { q }))));
  expect(failures).toMatchObject(Array(4).fill({ kind: "rejected", status: 401 }));
  expect(server.received).toHaveLength(4);
  expect(ends).toEqual([["expired", "token-1"]]);
});

test("reports that the member signed in elsewhere", async () => {
  await using server = await expiredServer("session_elsewhere");
  const { client, ends } = testClient(server.url);
  await failureOf(client.call(read));
  expect(ends).toEqual([["elsewhere", "token-1"]]);
});

test("a late 401 for an old token does not end the newer session", async () => {
  const door = gate();
  await using server = await startFaultServer(({ headers }) =>
    headers.token === "token-1"
      ? { status: 401, json: { success: false, code: "session_expired" }, after: door.opened }
      : ok({ n: 1 }),
  );
  const { client, session, ends } = testClient(server.url);
  const late = failureOf(client.call(read));
  session.token = "token-2";
  expect(await client.call(read)).toEqual({ n: 1 });
  door.open();
  expect((await late).kind).toBe("rejected");
  expect(ends).toEqual([]);
});

test("a newer token can expire as well", async () => {
  await using server = await expiredServer();
  const { client, session, ends } = testClient(server.url);
  await failureOf(client.call(read));
  session.token = "token-2";
  await failureOf(client.call(read));
  expect(ends.map(([, token]) => token)).toEqual(["token-1", "token-2"]);
});

test("a 401 for a guest ends no session", async () => {
  await using server = await expiredServer();
  const { client, session, ends } = testClient(server.url);
  session.token = undefined;
  await failureOf(client.call(once));
  expect(ends).toEqual([]);
});

test("a call that needs a session is not sent without one", async () => {
  await using server = await expiredServer();
  const { client, session, ends } = testClient(server.url);
  session.token = undefined;
  const error = await failureOf(client.call(personal));
  expect(error).toMatchObject({ kind: "rejected", code: "not_logged_in" });
  expect(server.received).toHaveLength(0);
  expect(ends).toEqual([]);
});
