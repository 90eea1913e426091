// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { noFavourites, useFavouritesStore } from "./favourites-store.ts";

const first = { nodeId: "n-1", vendor: "JFF", starred: true };
const second = { nodeId: "n-2", vendor: "JFF", starred: true };

beforeEach(() => {
  sessionStorage.clear();
  useFavouritesStore.setState(useFavouritesStore.getInitialState(), true);
});

describe("favourites", () => {
  it("are none for guests, and nothing adds one", () => {
    expect(useFavouritesStore.getState()).toMatchObject({ ...noFavourites, pending: [] });
  });

  it("come and go with what keeps them", () => {
    const kept = { ids: new Set(["n-2"]), leaving: new Set<string>(), setFavourite: vi.fn() };
    useFavouritesStore.getState().publish(kept);
    expect(useFavouritesStore.getState()).toMatchObject(kept);
    useFavouritesStore.getState().publish(noFavourites);
    expect(useFavouritesStore.getState()).toMatchObject(noFavourites);
  });
});

describe("favourites chosen before there is a player", () => {
  it("are handed over once, each game once, the latest tap last", () => {
    const { addPending, takePending } = useFavouritesStore.getState();
    addPending(first);
    addPending(second);
    addPending(first);
    expect(takePending("ana")).toEqual([second, first]);
    expect(takePending("ana")).toEqual([]);
  });

  it("are as the last tap on each game left them", () => {
    const { addPending, takePending } = useFavouritesStore.getState();
    addPending(first);
    addPending({ ...first, starred: false });
    expect(takePending("ana")).toEqual([{ ...first, starred: false }]);
  });

  it("outlive a login, in which what keeps favourites comes and goes", () => {
    const { addPending, publish, takePending } = useFavouritesStore.getState();
    addPending(first);
    publish({ ...noFavourites, setFavourite: vi.fn() });
    publish(noFavourites);
    expect(takePending("ana")).toEqual([first]);
  });

  it("are those of a guest, whoever logs in, and of a member only that member's", () => {
    const { addPending, takePending } = useFavouritesStore.getState();
    const annas = { ...second, of: "ana" };
    addPending(first);
    addPending(annas);
    expect(takePending("ana")).toEqual([first, annas]);
    addPending(first);
    addPending(annas);
    expect(takePending("luis")).toEqual([first]);
    expect(takePending("ana")).toEqual([]);
  });

  it("outlive a login that loads the site anew, once", async () => {
    const siteAnew = async () => {
      vi.resetModules();
      const { useFavouritesStore: favourites } = await import("./favourites-store.ts");
      return favourites.getState();
    };
    useFavouritesStore.getState().addPending(first);
    const loaded = await siteAnew();
    expect(loaded.pending).toEqual([first]);
    expect(loaded.takePending("ana")).toEqual([first]);
    expect((await siteAnew()).pending).toEqual([]);
  });
});
