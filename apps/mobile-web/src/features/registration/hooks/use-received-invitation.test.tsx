// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useReceivedInvitation } from "./use-received-invitation.ts";

beforeEach(() => localStorage.clear());

it.each([
  [false, null],
  // A member's code is none of an agent's, and still good for a member's registration.
  [true, "NADIE"],
])("forgets a refused code once the form is left; on the agents' form: %s", async (agents, left) => {
  const { wrapper: Site } = testSite(async () =>
    Response.json({ success: false, code: "invalid_invitation" }, { status: 404 }),
  );
  const { result } = renderHook(() => useReceivedInvitation(agents), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={["/m/register?affiliateCode=NADIE"]}>
        <Site>{children}</Site>
      </MemoryRouter>
    ),
  });
  await waitFor(() => expect(result.current.status).toBe("dead"));
  expect(localStorage.getItem("affiliateCode")).toBe("NADIE");
  cleanup();
  expect(localStorage.getItem("affiliateCode")).toBe(left);
});
