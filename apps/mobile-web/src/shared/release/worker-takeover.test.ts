import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { workerTakeover } from "./worker-takeover.ts";

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

/** Begins to wait; says whether that is over. */
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

describe("nobody takes over", () => {
  it.each<[string, () => Promise<Registered | undefined>]>([
    ["without a worker", async () => undefined],
    ["while one answers", async () => ({ active: new FakeWorker("activated") })],
    [
      "while a new one still fetches its files, and the old one answers",
      async () => ({ installing: new FakeWorker("installing"), active: new FakeWorker("activated") }),
    ],
    ["where the browser refuses to say", () => Promise.reject(new Error("SecurityError"))],
  ])("%s", async (_when, registered) => {
    browserHas(registered);
    expect((await waiting()).over).toBe(true);
  });

  it("where there are no workers", async () => {
    vi.stubGlobal("navigator", {});
    expect((await waiting()).over).toBe(true);
  });
});

describe("a takeover", () => {
  it("is waited for from the worker's waiting until it answers", async () => {
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

  it("that has begun is waited for, also when the worker gives up", async () => {
    const coming = new FakeWorker("activating");
    browserHas(async () => ({ active: coming }));
    const wait = await waiting();
    expect(wait.over).toBe(false);
    coming.become("redundant");
    await vi.advanceTimersByTimeAsync(0);
    expect(wait.over).toBe(true);
  });

  it("that the browser never tells of holds nobody longer than two seconds", async () => {
    browserHas(() => new Promise(() => undefined));
    const wait = await waiting();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(wait.over).toBe(true);
  });

  it("that doesn't end holds nobody longer than two seconds", async () => {
    browserHas(async () => ({ waiting: new FakeWorker("installed") }));
    const wait = await waiting();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(wait.over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(wait.over).toBe(true);
  });
});
