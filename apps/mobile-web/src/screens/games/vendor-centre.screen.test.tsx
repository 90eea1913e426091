// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPart } from "../../shared/testing/open-part.tsx";
import { stubScreen } from "../../shared/testing/stub-screen.ts";
import VendorCentreScreen from "./vendor-centre.screen.tsx";

beforeEach(() => stubScreen());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("is the centre of sports without a type (Spec §2)", async () => {
  const { t, requests } = await openPart(<VendorCentreScreen />, {
    "/api/game-types": [samples.listVendorCategories],
  });
  const current = await screen.findByRole("link", { current: "page" });
  expect(current.textContent).toBe(t("shell.categories.SPORTS"));
  expect(requests).toContain("/api/game-types");
});
