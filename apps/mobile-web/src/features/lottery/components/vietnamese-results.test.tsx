// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { DAY_MS } from "@volado/domain/calendar";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { VietnameseResults } from "./vietnamese-results.tsx";

// jsdom has no scrolling; the strip of provinces brings its choice into sight.
Element.prototype.scrollTo = () => undefined;

const { value: draws } = samples.listVietnameseDraws;
const [first] = draws;

beforeEach(() => {
  // The evening of the draws that the gateway has told.
  vi.setSystemTime((first?.drawTime ?? 0) + 1_000);
});
afterEach(() => {
  closePart();
  vi.useRealTimers();
});

it("begins with the latest draws again in another region, whatever day was looked at before", async () => {
  const { t, press, queries } = await openPart(<VietnameseResults />, {
    "/api/lottery/vietnam": [{ value: draws }],
  });
  const wanted = () => Object.fromEntries(queries.at(-1) ?? []);
  await screen.findByRole("table");
  expect(wanted()).toEqual({ region: "north" });

  await press(t("lottery.results.previous"));
  await waitFor(() =>
    expect(wanted()).toEqual({ region: "north", drawDate: String((first?.drawTime ?? 0) - DAY_MS) }),
  );

  fireEvent.click(screen.getByRole("radio", { name: t("lottery.results.regions.south") }));
  await waitFor(() => expect(wanted()).toEqual({ region: "south" }));
});
