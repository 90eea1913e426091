// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { noFavourites, useFavouritesStore } from "./favourites-store.ts";

const first = { nodeId: "n-1", vendor: "JFF", starred: true };
const second = { nodeId: "n-2", vendor: "JFF", starred: true };

beforeEach(() => {
  sessionStorage.clear();
  useFavouritesStore.setState(useFavouritesStore.getInitialState(), true);
});

describe("favourites tapped before they are loaded", () => {
  it("are returned once, each game once, the latest tap last", () => {
    const { addPending, takePending } = useFavouritesStore.getState();
    addPending(first);
    addPending(second);
    addPending(first);
    expect(takePending("ana")).toEqual([second, first]);
    expect(takePending("ana")).toEqual([]);
  });

  it("keep the last tap per game", () => {
    const { addPending, takePending } = useFavouritesStore.getState();
    addPending(first);
    addPending({ ...first, starred: false });
    expect(takePending("ana")).toEqual([{ ...first, starred: false }]);
  });

  it("survive a login", () => {
    const { addPending, publish, takePending } = useFavouritesStore.getState();
    addPending(first);
    publish({ ...noFavourites, setFavourite: vi.fn() });
    publish(noFavourites);
    expect(takePending("ana")).toEqual([first]);
  });

  it("of a guest go to any account, those of a member only to that member", () => {
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

  it("survive a login that reloads the site, once", async () => {
    const reloadSite = async () => {
      vi.resetModules();
      const { useFavouritesStore: favourites } = await import("./favourites-store.ts");
      return favourites.getState();
    };
    useFavouritesStore.getState().addPending(first);
    const loaded = await reloadSite();
    expect(loaded.pending).toEqual([first]);
    expect(loaded.takePending("ana")).toEqual([first]);
    expect((await reloadSite()).pending).toEqual([]);
  });
});
