// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { LaunchTarget } from "@volado/domain/launch";
import { afterEach, expect, it } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useLaunch } from "./use-launch.ts";

const slot: LaunchTarget = { nodeId: "7", gameId: "g7", vendor: "JL", type: "RNG", freePlay: false };
const session = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };

const open = (target: LaunchTarget, practice = false) => {
  const requests: string[] = [];
  const { wrapper } = testSite(async (address) => {
    requests.push(address.replace(/\?.*/, ""));
    return Response.json({ success: true, value: { content: { game_url: "/demo/play" } } });
  });
  const { result, rerender } = renderHook((chosen: boolean) => useLaunch(target, chosen), {
    wrapper,
    initialProps: practice,
  });
  return {
    choose: rerender,
    requests,
    phase: () => result.current.state.phase,
    again: () => act(() => result.current.again()),
  };
};

const openSignedIn = async (...input: Parameters<typeof open>) => {
  sessionStore.signedIn(session, false);
  const launch = open(...input);
  await waitFor(() => expect(launch.phase()).toBe("open"));
  return launch;
};

afterEach(() => {
  cleanup();
  sessionStore.signedOut();
  sessionStore.endShown();
});

it("sends a guest to the login if the game has no demo, without a request", () => {
  const { phase, requests } = open(slot);
  expect(phase()).toBe("log-in");
  expect(requests).toEqual([]);
});

it("opens the demo for a guest and the game for a member", async () => {
  const { phase, requests } = open({ ...slot, freePlay: true });
  await waitFor(() => expect(phase()).toBe("open"));
  act(() => sessionStore.signedIn(session, false));
  await waitFor(() => expect(requests).toEqual(["/api/games/launch-guest", "/api/games/launch"]));
  await waitFor(() => expect(phase()).toBe("open"));
});

it("leaves after a sign-out instead of asking for a login", async () => {
  const { phase, requests } = await openSignedIn(slot);
  act(() => sessionStore.signedOut());
  expect(phase()).toBe("left");
  expect(requests).toHaveLength(1);
});

it("asks for a login when the session expired, even if there is a demo", async () => {
  const { phase, requests } = await openSignedIn({ ...slot, freePlay: true });
  act(() => sessionStore.ended("expired", "t"));
  expect(phase()).toBe("log-in");
  expect(requests).toEqual(["/api/games/launch"]);
});

it("continues with the demo after a sign-out", async () => {
  const { requests } = await openSignedIn({ ...slot, freePlay: true });
  act(() => sessionStore.signedOut());
  await waitFor(() => expect(requests).toEqual(["/api/games/launch", "/api/games/launch-guest"]));
});

it("requests a new URL when the player reloads the game", async () => {
  const { requests, again } = await openSignedIn(slot);
  again();
  await waitFor(() => expect(requests).toHaveLength(2));
});
