// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { LaunchTarget } from "@volado/domain/launch";
import { afterEach, expect, it } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useLaunch } from "./use-launch.ts";

const slot: LaunchTarget = { nodeId: "7", gameId: "g7", vendor: "JL", type: "RNG", freePlay: false };
const session = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };

const open = (target: LaunchTarget) => {
  const asked: string[] = [];
  const { wrapper } = testSite(async (address) => {
    asked.push(address.replace(/\?.*/, ""));
    return Response.json({ success: true, value: { content: { game_url: "/demo/play" } } });
  });
  const { result } = renderHook(() => useLaunch(target), { wrapper });
  return { asked, phase: () => result.current.state.phase, again: () => act(() => result.current.again()) };
};

afterEach(() => {
  cleanup();
  sessionStore.signedOut();
  sessionStore.endTold();
});

it("asks a guest to log in for a game without a demonstration, and the gateway for nothing", () => {
  const { phase, asked } = open(slot);
  expect(phase()).toBe("log-in");
  expect(asked).toEqual([]);
});

it("opens a game's demonstration for a guest, and the game itself for a member", async () => {
  const { phase, asked } = open({ ...slot, freePlay: true });
  await waitFor(() => expect(phase()).toBe("open"));
  act(() => sessionStore.signedIn(session, false));
  await waitFor(() => expect(asked).toEqual(["/api/games/launch-guest", "/api/games/launch"]));
  await waitFor(() => expect(phase()).toBe("open"));
});

it("says goodbye to somebody who signed out at a game, rather than asking for a login", async () => {
  sessionStore.signedIn(session, false);
  const { phase, asked } = open(slot);
  await waitFor(() => expect(phase()).toBe("open"));
  act(() => sessionStore.signedOut());
  expect(phase()).toBe("left");
  expect(asked).toHaveLength(1);
});

it("asks for a login when the session ended by itself, where a demonstration could be had too", async () => {
  sessionStore.signedIn(session, false);
  const { phase, asked } = open({ ...slot, freePlay: true });
  await waitFor(() => expect(phase()).toBe("open"));
  act(() => sessionStore.refused("expired", "t"));
  expect(phase()).toBe("log-in");
  expect(asked).toEqual(["/api/games/launch"]);
});

it("goes on with the demonstration after signing out", async () => {
  sessionStore.signedIn(session, false);
  const { phase, asked } = open({ ...slot, freePlay: true });
  await waitFor(() => expect(phase()).toBe("open"));
  act(() => sessionStore.signedOut());
  await waitFor(() => expect(asked).toEqual(["/api/games/launch", "/api/games/launch-guest"]));
});

it("asks for a new address when the player opens the game again", async () => {
  sessionStore.signedIn(session, false);
  const { phase, asked, again } = open(slot);
  await waitFor(() => expect(phase()).toBe("open"));
  again();
  await waitFor(() => expect(asked).toHaveLength(2));
});
