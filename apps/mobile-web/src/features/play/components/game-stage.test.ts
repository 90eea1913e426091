// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFrameAddress } from "./game-stage.tsx";

const first = new URL("https://games.example/1");
const second = new URL("https://games.example/2");

interface Props {
  readonly url: URL | undefined;
  readonly launch: number;
}

const open = () => {
  const initialProps: Props = { url: undefined, launch: 1 };
  return renderHook(({ url, launch }: Props) => useFrameAddress(url, launch), { initialProps });
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("sets the first address after 150 ms and each later one after 100", () => {
  const { result, rerender } = open();
  pass(10_000);
  expect(result.current).toBeUndefined();

  rerender({ url: first, launch: 1 });
  pass(149);
  expect(result.current).toBeUndefined();
  pass(1);
  expect(result.current).toBe(first.href);

  rerender({ url: undefined, launch: 2 });
  expect(result.current).toBeUndefined();
  rerender({ url: second, launch: 2 });
  pass(99);
  expect(result.current).toBeUndefined();
  pass(1);
  expect(result.current).toBe(second.href);
});

it("empties the frame when the same address is relaunched", () => {
  const { result, rerender } = open();
  rerender({ url: first, launch: 1 });
  pass(150);
  rerender({ url: new URL(first), launch: 1 });
  expect(result.current).toBe(first.href);
  rerender({ url: first, launch: 2 });
  expect(result.current).toBeUndefined();
  pass(100);
  expect(result.current).toBe(first.href);
});
