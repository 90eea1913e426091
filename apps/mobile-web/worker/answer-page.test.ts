import { expect, test } from "vitest";
import { answerPage } from "./answer-page.ts";

const fresh = new Response("fresh");
const old = new Response("kept");
const never = new Promise<never>(() => undefined);
const offline = () => Promise.reject<Response>(new TypeError("no network"));
const kept = () => Promise.resolve(old);
const nothingKept = () => Promise.resolve(undefined);

test("the network answers when it can", async () => {
  expect(await answerPage(Promise.resolve(fresh), kept, never)).toBe(fresh);
});

test("whatever the server says holds, a closed site too", async () => {
  const closed = new Response("closed", { status: 503 });
  expect(await answerPage(Promise.resolve(closed), kept, never)).toBe(closed);
});

test("the kept page stands in without a network", async () => {
  expect(await answerPage(offline(), kept, never)).toBe(old);
});

test("the kept page stands in when the network takes too long", async () => {
  expect(await answerPage(never, kept, Promise.resolve())).toBe(old);
});

test("a first visit waits for the network, however long", async () => {
  let arrive: (answer: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const answer = answerPage(slow, nothingKept, Promise.resolve());
  arrive(fresh);
  expect(await answer).toBe(fresh);
});

test("without a network and without a kept page the browser says so", async () => {
  await expect(answerPage(offline(), nothingKept, never)).rejects.toThrow("no network");
});
