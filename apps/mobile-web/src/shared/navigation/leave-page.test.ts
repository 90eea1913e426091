import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serverAnswers, workerTakeover } from "./leave-page.ts";

class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

interface Registered {
  readonly installing?: FakeWorker;
  readonly waiting?: FakeWorker;
  readonly active?: FakeWorker;
}

const browserHas = (getRegistration: () => Promise<Registered | undefined>) =>
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });

/** Starts waiting; tells whether it has ended. */
const waiting = async () => {
  const wait = { over: false };
  void workerTakeover().then(() => {
    wait.over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return wait;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("no takeover", () => {
  it.each<[string, () => Promise<Registered | undefined>]>([
    ["without a worker", async () => undefined],
    ["with an active worker", async () => ({ active: new FakeWorker("activated") })],
    [
      "while a new worker is installing",
      async () => ({ installing: new FakeWorker("installing"), active: new FakeWorker("activated") }),
    ],
    ["if the browser refuses access", () => Promise.reject(new Error("SecurityError"))],
  ])("%s", async (_when, registered) => {
    browserHas(registered);
    expect((await waiting()).over).toBe(true);
  });

  it("without service workers", async () => {
    vi.stubGlobal("navigator", {});
    expect((await waiting()).over).toBe(true);
  });
});

describe("a takeover", () => {
  it("is awaited until the waiting worker is active", async () => {
    const coming = new FakeWorker("installed");
    browserHas(async () => ({ waiting: coming, active: new FakeWorker("activated") }));
    const wait = await waiting();
    coming.become("activating");
    await vi.advanceTimersByTimeAsync(0);
    expect(wait.over).toBe(false);
    coming.become("activated");
    await vi.advanceTimersByTimeAsync(0);
    expect(wait.over).toBe(true);
  });

  it("that has begun is awaited, also if the worker becomes redundant", async () => {
    const coming = new FakeWorker("activating");
    browserHas(async () => ({ active: coming }));
    const wait = await waiting();
    expect(wait.over).toBe(false);
    coming.become("redundant");
    await vi.advanceTimersByTimeAsync(0);
    expect(wait.over).toBe(true);
  });

  it("whose registration never resolves is awaited for at most two seconds", async () => {
    browserHas(() => new Promise(() => undefined));
    const wait = await waiting();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(wait.over).toBe(true);
  });

  it("that doesn't end is awaited for at most two seconds", async () => {
    browserHas(async () => ({ waiting: new FakeWorker("installed") }));
    const wait = await waiting();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(wait.over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(wait.over).toBe(true);
  });
});

it("a server that never answers counts as unreachable after five seconds", async () => {
  vi.stubGlobal("window", { location: { pathname: "/m/home" } });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const answered = vi.fn();
  void serverAnswers().then(answered);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(answered).toHaveBeenCalledExactlyOnceWith(false);
});
