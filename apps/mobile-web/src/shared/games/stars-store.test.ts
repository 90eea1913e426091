// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { noStars, useStars } from "./stars-store.ts";

const first = { nodeId: "n-1", vendor: "JFF", starred: true };
const second = { nodeId: "n-2", vendor: "JFF", starred: true };

beforeEach(() => {
  sessionStorage.clear();
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
    expect(takeWanted("ana")).toEqual([second, first]);
    expect(takeWanted("ana")).toEqual([]);
  });

  it("are as the last tap on each game left them", () => {
    const { want, takeWanted } = useStars.getState();
    want(first);
    want({ ...first, starred: false });
    expect(takeWanted("ana")).toEqual([{ ...first, starred: false }]);
  });

  it("outlive a login, in which what keeps stars comes and goes", () => {
    const { want, publish, takeWanted } = useStars.getState();
    want(first);
    publish({ ...noStars, setStar: vi.fn() });
    publish(noStars);
    expect(takeWanted("ana")).toEqual([first]);
  });

  it("are those of a guest, whoever logs in, and of a member only that member's", () => {
    const { want, takeWanted } = useStars.getState();
    const annas = { ...second, of: "ana" };
    want(first);
    want(annas);
    expect(takeWanted("ana")).toEqual([first, annas]);
    want(first);
    want(annas);
    expect(takeWanted("luis")).toEqual([first]);
    expect(takeWanted("ana")).toEqual([]);
  });

  it("outlive a login that loads the site anew, once", async () => {
    const siteAnew = async () => {
      vi.resetModules();
      const { useStars: stars } = await import("./stars-store.ts");
      return stars.getState();
    };
    useStars.getState().want(first);
    const loaded = await siteAnew();
    expect(loaded.wanted).toEqual([first]);
    expect(loaded.takeWanted("ana")).toEqual([first]);
    expect((await siteAnew()).wanted).toEqual([]);
  });
});
