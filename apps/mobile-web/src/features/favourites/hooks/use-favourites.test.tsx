// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useFavourites } from "./use-favourites.ts";

/** A member with one favourite, and the changes that reach a gateway, which never answers them. */
const open = async () => {
  const sent: string[] = [];
  const { wrapper } = testSite(async (address, init) => {
    if (init?.method === "GET") return Response.json({ success: true, value: ["n-1"] });
    sent.push(`${init?.method} ${/n-\d/.exec(`${address} ${String(init?.body)}`)?.[0]}`);
    return new Promise(() => undefined);
  });
  const { result } = renderHook(useFavourites, { wrapper });
  await waitFor(() => expect(result.current.ids.has("n-1")).toBe(true));
  return { favourites: () => result.current, sent };
};

beforeEach(() =>
  sessionStore.signedIn(
    { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false },
    false,
  ),
);
afterEach(() => sessionStore.signedOut());

describe("favourites (Spec §4)", () => {
  it("that are there already are not added again", async () => {
    const { favourites, sent } = await open();
    act(() => favourites().setFavourite({ nodeId: "n-1", vendor: "JL" }, true));
    act(() => favourites().setFavourite({ nodeId: "n-2", vendor: "JL" }, true));
    await waitFor(() => expect(sent).toEqual(["POST n-2"]));
  });

  it("are taken away also when the known ids, which are limited, don't hold them", async () => {
    const { favourites, sent } = await open();
    act(() => favourites().setFavourite({ nodeId: "n-9", vendor: "JL" }, false));
    await waitFor(() => expect(sent).toEqual(["DELETE n-9"]));
  });

  it("keep what sets them the same while they change, because tiles are memoised", async () => {
    const { favourites } = await open();
    const before = favourites().setFavourite;
    act(() => favourites().setFavourite({ nodeId: "n-2", vendor: "JL" }, true));
    await waitFor(() => expect(favourites().ids.has("n-2")).toBe(true));
    expect(favourites().setFavourite).toBe(before);
  });
});
