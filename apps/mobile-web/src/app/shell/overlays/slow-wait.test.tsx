// @vitest-environment jsdom
import { useMutation, useQuery } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { helpQueries, memberMutations, rewardMutations } from "@volado/api-client/query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { Toasts } from "./global-overlays.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A part with a query and two mutations: one that a tap waits for, and one in the background. */
function Part() {
  const client = useClient();
  const { error, data } = useQuery(helpQueries.topics(client));
  const code = useMutation(rewardMutations.redeem(client));
  const renewal = useMutation(memberMutations.renew(client));
  return (
    <>
      <p>{error ? "failed" : data ? "here" : "skeletons"}</p>
      <button type="button" onClick={() => code.mutate({ code: "VOLADO", idempotencyKey: "k" })}>
        {code.isError ? "refused" : "redeem"}
      </button>
      <button type="button" onClick={() => renewal.mutate()}>
        renew
      </button>
    </>
  );
}

/** The part with a gateway that only responds to the named call; matched by path, so that a test can count. */
const openPart = async (answered: string) => {
  const asked: string[] = [];
  const { wrapper } = testSite((url) => {
    asked.push(url.replace(/\?.*/, ""));
    return url.includes(answered)
      ? Promise.resolve(Response.json({ success: true, value: { topics: [] } }))
      : new Promise(() => undefined);
  });
  render(
    <>
      <Part />
      <Toasts />
    </>,
    { wrapper },
  );
  await pass(0);
  return asked;
};

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const note = () => screen.queryByText("Esto tarda más de lo normal.");

it("says after 8 s of skeletons that it takes long, and retries", async () => {
  const asked = await openPart("/none");
  await pass(7_999);
  expect(note()).toBe(null);
  await pass(1);
  expect(screen.getByRole("status").contains(note())).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  await pass(0);
  expect(note()).toBe(null);
  expect(asked).toHaveLength(2);
  await pass(8_000);
  expect(note()).not.toBe(null);
});

it("ends the wait on cancel: the part shows what it shows after a timeout", async () => {
  const asked = await openPart("/none");
  await pass(8_000);
  fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await pass(0);
  expect(screen.queryByText("failed")).not.toBe(null);
  expect(note()).toBe(null);
  await pass(60_000);
  expect(asked).toHaveLength(1);
});

it("shows the note for a waiting button instead of what is only loading", async () => {
  await openPart("/help");
  fireEvent.click(screen.getByRole("button", { name: "redeem" }));
  act(() => void showToast({ kind: "loading", text: "Cargando…" }));
  await pass(8_000);
  expect(note()).not.toBe(null);
  expect(screen.queryByText("Cargando…")).toBe(null);
  fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await pass(0);
  expect(screen.queryByRole("button", { name: "refused" })).not.toBe(null);
});

it("ignores background requests", async () => {
  await openPart("/help");
  fireEvent.click(screen.getByRole("button", { name: "renew" }));
  await pass(20_000);
  expect(note()).toBe(null);
});
