// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { hideToast, useToast } from "../../../shared/overlays/toast-store.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { localValues } from "../../../shared/storage/site-storage.ts";
import { signInAna } from "../../../shared/testing/open-part.tsx";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useSignOut } from "./sign-out-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const signedOut = () => Promise.resolve(Response.json({ success: true, value: null }));

/** Renders the hook on a site with this gateway. */
const open = (gateway: Parameters<typeof testSite>[0]) => {
  const { texts, wrapper: Site } = testSite(gateway);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Site>
      <MemoryRouter>{children}</MemoryRouter>
    </Site>
  );
  const { result } = renderHook(() => ({ signOut: useSignOut(), toast: useToast() }), { wrapper });
  return { texts, result };
};

it.each([
  ["answers", signedOut],
  [
    "expires the session meanwhile",
    () => {
      sessionStore.ended("expired", "t");
      return signedOut();
    },
  ],
  ["is unreachable", () => Promise.reject(new TypeError("no network"))],
])("confirms the sign-out when the gateway %s", async (_, gateway) => {
  vi.useFakeTimers();
  signInAna();
  const { texts, result } = open(gateway);
  await act(async () => {
    const done = result.current.signOut();
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
  });
  expect(sessionStore.getState()).toMatchObject({ session: undefined, ended: undefined });
  const { toast } = result.current;
  expect(toast?.text).toBe(texts.t("shell.signedOut"));
  if (toast) act(() => hideToast(toast.id));
});

it("forgets the remembered password, but not the username", async () => {
  vi.useFakeTimers();
  const login = { type: "username", username: "ana", diallingCode: "52", account: "ana" } as const;
  localValues.write("rememberedLogin", { ...login, password: "encrypted" });
  for (const [end, password] of [
    [() => sessionStore.ended("expired", "t"), "encrypted"],
    [async () => act(open(signedOut).result.current.signOut), ""],
  ] as const) {
    signInAna();
    await end();
    expect(localValues.read("rememberedLogin")).toEqual({ ...login, password });
  }
});

it("ends the session after two seconds without an answer, and lets the call outlive the page", async () => {
  vi.useFakeTimers();
  signInAna();
  const gateway = vi.fn(() => new Promise<Response>(() => undefined));
  const { texts, result } = open(gateway);
  await act(async () => {
    void result.current.signOut();
    await vi.advanceTimersByTimeAsync(2_000);
  });
  expect(sessionStore.getState().session).toBe(undefined);
  expect(result.current.toast?.text).toBe(texts.t("shell.signedOut"));
  expect(gateway).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("/api/logout"),
    expect.objectContaining({ keepalive: true }),
  );
});
