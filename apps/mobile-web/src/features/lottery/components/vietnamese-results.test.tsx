// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { DAY_MS } from "@volado/domain/calendar";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { VietnameseResults } from "./vietnamese-results.tsx";

// jsdom has no scrolling, which the segmented choice uses.
Element.prototype.scrollTo = () => undefined;

const { value: draws } = samples.listVietnameseDraws;
const [first] = draws;

beforeEach(() => {
  // The evening of the gateway's sample draws.
  vi.setSystemTime((first?.drawTime ?? 0) + 1_000);
});
afterEach(() => {
  closePart();
  vi.useRealTimers();
});

it("resets to the latest draws when the region changes", async () => {
  const { t, press, queries } = await openPart(<VietnameseResults />, {
    "/api/lottery/vietnam": [{ value: draws }],
  });
  const requested = () => Object.fromEntries(queries.at(-1) ?? []);
  await screen.findByRole("table");
  expect(requested()).toEqual({ region: "north" });

  await press(t("lottery.results.previous"));
  await waitFor(() =>
    expect(requested()).toEqual({ region: "north", drawDate: String((first?.drawTime ?? 0) - DAY_MS) }),
  );

  fireEvent.click(screen.getByRole("radio", { name: t("lottery.results.regions.south") }));
  await waitFor(() => expect(requested()).toEqual({ region: "south" }));
});
