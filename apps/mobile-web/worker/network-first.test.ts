import { expect, test } from "vitest";
import { networkFirst } from "./network-first.ts";

const fresh = new Response("fresh");
const old = new Response("kept");
const never = new Promise<never>(() => undefined);
const offline = () => Promise.reject<Response>(new TypeError("no network"));
const kept = () => Promise.resolve(old);
const nothingKept = () => Promise.resolve(undefined);

test("the network answers when it can", async () => {
  expect(await networkFirst(Promise.resolve(fresh), kept, never)).toBe(fresh);
});

test("whatever the server says holds, a closed site too", async () => {
  const closed = new Response("closed", { status: 503 });
  expect(await networkFirst(Promise.resolve(closed), kept, never)).toBe(closed);
});

test("the cached page stands in without a network", async () => {
  expect(await networkFirst(offline(), kept, never)).toBe(old);
});

test("the cached page stands in when the network takes too long", async () => {
  expect(await networkFirst(never, kept, Promise.resolve())).toBe(old);
});

test("a first visit waits for the network, however long", async () => {
  let arrive: (answer: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const answer = networkFirst(slow, nothingKept, Promise.resolve());
  arrive(fresh);
  expect(await answer).toBe(fresh);
});

test("without a network and without a cached page the browser says so", async () => {
  await expect(networkFirst(offline(), nothingKept, never)).rejects.toThrow("no network");
});
