// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { Fetch } from "@volado/api-client";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useReceivedInvitation } from "./use-received-invitation.ts";

beforeEach(() => localStorage.clear());

/** Renders the hook on a page with this code in its URL. */
const open = (written: string, agents: boolean, gateway: Fetch) => {
  const { wrapper: Site } = testSite(gateway);
  return renderHook(() => useReceivedInvitation(agents), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/m/register?affiliateCode=${written}`]}>
        <Site>{children}</Site>
      </MemoryRouter>
    ),
  }).result;
};

it.each([
  ["%E2%80%8BJUGADOR1.", "JUGADOR1"],
  ["%EF%BC%AAUGADOR1%E2%80%8E", "JUGADOR1"],
])("checks the link's code %s as %s", async (written, code) => {
  const result = open(written, false, async (address) => {
    const checked = new URL(address, "https://gateway.test").searchParams.get("code");
    return Response.json({ success: true, value: { code: checked } });
  });
  await waitFor(() => expect(result.current).toEqual({ status: "known", code }));
});

it.each([
  [false, null],
  // A member's code is refused for an agent, but remains valid for a member's registration.
  [true, "NADIE"],
])("deletes a rejected code once the form is left; on the agents' form: %s", async (agents, stored) => {
  const result = open("NADIE", agents, async () =>
    Response.json({ success: false, code: "invalid_invitation" }, { status: 404 }),
  );
  await waitFor(() => expect(result.current.status).toBe("dead"));
  expect(localStorage.getItem("affiliateCode")).toBe("NADIE");
  cleanup();
  expect(localStorage.getItem("affiliateCode")).toBe(stored);
});
