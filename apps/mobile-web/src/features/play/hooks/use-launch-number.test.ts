// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useLaunchNumber } from "./use-launch.ts";

interface Props {
  readonly now: string | undefined;
  readonly demo?: boolean;
}

const open = (token: string | undefined) => {
  const initialProps: Props = { now: token };
  return renderHook(({ now, demo = false }: Props) => useLaunchNumber(now, demo), { initialProps });
};

afterEach(cleanup);

it("counts each new session, also of the same player, and its end", () => {
  const { result, rerender } = open(undefined);
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
  const { result, rerender } = open("ana-1");
  rerender({ now: "ana-1", demo: true });
  expect(result.current).toMatchObject({ number: 2, hadSession: true });
  rerender({ now: "ana-1", demo: true });
  expect(result.current.number).toBe(2);
  rerender({ now: "ana-1" });
  expect(result.current.number).toBe(3);
});

it("counts the player's reloads", () => {
  const { result } = open("ana-1");
  expect(result.current).toMatchObject({ number: 1, hadSession: true });
  act(() => result.current.again());
  act(() => result.current.again());
  expect(result.current.number).toBe(3);
});
