import { beforeEach, describe, expect, it, vi } from "vitest";
import { noStars, useStars } from "./stars-store.ts";

const first = { nodeId: "n-1", vendor: "JFF", starred: true };
const second = { nodeId: "n-2", vendor: "JFF", starred: true };

beforeEach(() => {
  useStars.setState(useStars.getInitialState(), true);
});

describe("stars", () => {
  it("are none for guests, and nothing sets one", () => {
    expect(useStars.getState()).toMatchObject({ ...noStars, wanted: [] });
  });

  it("come and go with what keeps them", () => {
    const kept = { ids: new Set(["n-2"]), leaving: new Set<string>(), setStar: vi.fn() };
    useStars.getState().publish(kept);
    expect(useStars.getState()).toMatchObject(kept);
    useStars.getState().publish(noStars);
    expect(useStars.getState()).toMatchObject(noStars);
  });
});

describe("stars wished for before there are any", () => {
  it("are handed over once, each game once, the latest wish last", () => {
    const { want, takeWanted } = useStars.getState();
    want(first);
    want(second);
    want(first);
    expect(takeWanted()).toEqual([second, first]);
    expect(takeWanted()).toEqual([]);
  });

  it("are as the last tap on each game left them", () => {
    const { want, takeWanted } = useStars.getState();
    want(first);
    want({ ...first, starred: false });
    expect(takeWanted()).toEqual([{ ...first, starred: false }]);
  });

  it("outlive a login, in which what keeps stars comes and goes", () => {
    const { want, publish, takeWanted } = useStars.getState();
    want(first);
    publish({ ...noStars, setStar: vi.fn() });
    publish(noStars);
    expect(takeWanted()).toEqual([first]);
  });
});
