// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useSettled } from "./use-settled.ts";

const orders = (states: Readonly<Record<string, string>>) =>
  Object.entries(states).map(([id, state]) => ({ id, state }));

it("reports each order that was settled since it was last seen, once, and refetches the page", () => {
  const queries = new QueryClient();
  const invalidated = vi.spyOn(queries, "invalidateQueries");
  const settled: string[] = [];
  const { rerender } = renderHook(
    (shown: ReturnType<typeof orders> | undefined) =>
      useSettled(
        shown,
        ({ state }) => state === "pending",
        ({ id, state }) => settled.push(`${id} ${state}`),
      ),
    {
      initialProps: undefined,
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    },
  );
  rerender(orders({ a: "pending", b: "paid", c: "pending" }));
  rerender(orders({ a: "pending", b: "paid", c: "pending" }));
  expect(settled).toEqual([]);
  expect(invalidated).not.toHaveBeenCalled();
  rerender(orders({ a: "rejected", b: "paid", c: "pending" }));
  rerender(orders({ a: "rejected", b: "paid", c: "paid" }));
  rerender(orders({ a: "rejected", b: "paid", c: "paid" }));
  expect(settled).toEqual(["a rejected", "c paid"]);
  expect(invalidated).toHaveBeenCalledTimes(2);
});
