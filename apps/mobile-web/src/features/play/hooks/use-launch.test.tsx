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
  const asked: string[] = [];
  const { wrapper } = testSite(async (address) => {
    asked.push(address.replace(/\?.*/, ""));
    return Response.json({ success: true, value: { content: { game_url: "/demo/play" } } });
  });
  const { result, rerender } = renderHook((chosen: boolean) => useLaunch(target, chosen), {
    wrapper,
    initialProps: practice,
  });
  return {
    choose: rerender,
    asked,
    phase: () => result.current.state.phase,
    again: () => act(() => result.current.again()),
  };
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

it("opens the demonstration for a member who asks for it, and the game again afterwards", async () => {
  sessionStore.signedIn(session, false);
  const { phase, asked, choose } = open({ ...slot, freePlay: true }, true);
  await waitFor(() => expect(phase()).toBe("open"));
  expect(asked).toEqual(["/api/games/launch-guest"]);
  choose(false);
  await waitFor(() => expect(asked).toEqual(["/api/games/launch-guest", "/api/games/launch"]));
  choose(true);
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked.at(-1)).toBe("/api/games/launch-guest");
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
