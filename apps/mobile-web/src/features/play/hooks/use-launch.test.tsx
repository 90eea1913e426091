// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { LaunchTarget } from "@volado/domain/launch";
import { afterEach, expect, it } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useLaunch, useLaunchNumber } from "./use-launch.ts";

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

it("opens the demo for a member on request, and the game again afterwards", async () => {
  const { requests, choose } = await openSignedIn({ ...slot, freePlay: true }, true);
  expect(requests).toEqual(["/api/games/launch-guest"]);
  choose(false);
  await waitFor(() => expect(requests).toEqual(["/api/games/launch-guest", "/api/games/launch"]));
  choose(true);
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests.at(-1)).toBe("/api/games/launch-guest");
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

interface Props {
  readonly now: string | undefined;
  readonly demo?: boolean;
}

const countLaunches = (token: string | undefined) => {
  const initialProps: Props = { now: token };
  return renderHook(({ now, demo = false }: Props) => useLaunchNumber(now, demo), { initialProps });
};

it("counts each new session, also of the same player, and its end", () => {
  const { result, rerender } = countLaunches(undefined);
  expect(result.current).toMatchObject({ number: 1, hadSession: false });
  rerender({ now: undefined });
  expect(result.current.number).toBe(1);
  rerender({ now: "ana-1" });
  expect(result.current).toMatchObject({ number: 2, hadSession: true });
  rerender({ now: "ana-2" });
  expect(result.current.number).toBe(3);
  rerender({ now: undefined });
  expect(result.current).toMatchObject({ number: 4, hadSession: true });
});

it("counts a member's switch between the game and its demo", () => {
  const { result, rerender } = countLaunches("ana-1");
  rerender({ now: "ana-1", demo: true });
  expect(result.current).toMatchObject({ number: 2, hadSession: true });
  rerender({ now: "ana-1", demo: true });
  expect(result.current.number).toBe(2);
  rerender({ now: "ana-1" });
  expect(result.current.number).toBe(3);
});

it("counts the player's reloads", () => {
  const { result } = countLaunches("ana-1");
  expect(result.current).toMatchObject({ number: 1, hadSession: true });
  act(() => result.current.again());
  act(() => result.current.again());
  expect(result.current.number).toBe(3);
});
