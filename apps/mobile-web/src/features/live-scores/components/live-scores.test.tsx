// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import type { Vendor, VendorCategory } from "@volado/domain/vendors";
import { afterEach, expect, it } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { LiveScores, useLiveCounts } from "./live-scores.tsx";

const vendor = (code: string): Vendor => ({
  code,
  name: `Casa ${code}`,
  type: "SPORTS",
  classify: [],
  imageUrl: undefined,
  logoUrl: undefined,
});
const categories: readonly VendorCategory[] = [{ type: "SPORTS", vendors: ["FB", "GLZ", "CNC"].map(vendor) }];

const match = (id: number) => ({
  id,
  league: "Liga Marigold",
  home: `Local ${id}`,
  away: `Visita ${id}`,
  homeScore: 2,
  awayScore: 1,
  minute: 67,
});
const feed = (vassalage: string, live: number, upcoming: number, scores: readonly object[]) => ({
  vassalage,
  live,
  upcoming,
  scores,
});

function Part() {
  const live = useLiveCounts(true);
  return (
    <>
      <LiveScores categories={categories} />
      {categories[0]?.vendors.map((each) => (
        <p key={each.code} data-testid={each.code}>
          {live(each)}
        </p>
      ))}
    </>
  );
}

const open = (...answers: readonly (readonly object[] | "refused")[]) =>
  openPart(<Part />, {
    "/api/live/scores": answers.map((answer) => (answer === "refused" ? answer : { value: answer })),
  });
const countOf = (code: string) => screen.getByTestId(code).textContent;

afterEach(closePart);

it("shows scores that link to their sportsbook, and counts on the vendors that report any", async () => {
  const { place } = await open([
    feed("FB", 14, 2, [match(1), match(2)]),
    feed("GLZ", 0, 3, []),
    feed("HIDDEN", 5, 5, [match(3)]),
    feed("CNC", 2, 0, []),
  ]);
  expect(screen.getByRole("list").getAttribute("aria-busy")).toBe("true");
  const [first, ...others] = await screen.findAllByRole("link");
  expect(first?.textContent).toBe("Minuto 67 Liga MarigoldLocal 1 2Visita 1 1");
  expect(others).toHaveLength(1);
  expect(screen.getByRole("heading").textContent).toBe("Partidos en vivo, 16");
  expect(["FB", "GLZ", "CNC"].map(countOf)).toEqual([
    "14 en vivo · 2 por empezar",
    "3 por empezar",
    "2 en vivo",
  ]);
  // A tile has room for one of them.
  expect(screen.getByText("14 en vivo").querySelector(".vo-visually-hidden")?.textContent).toBe(
    " · 2 por empezar",
  );
  if (first) fireEvent.click(first);
  expect(place()).toBe("/m/fb-games");
});

it("states no number if no shown sportsbook reports one", async () => {
  const { t } = await open([feed("HIDDEN", 5, 5, [match(3)])]);
  expect(await screen.findByText(t("liveScores.none"))).toBeTruthy();
  expect(screen.getByRole("heading").textContent).toBe("Partidos en vivo");
  expect(["FB", "GLZ", "CNC"].map(countOf)).toEqual(["", "", ""]);
});

it("offers a retry after an outage, which is not zero matches", async () => {
  const { t, press } = await open("refused", [feed("FB", 1, 0, [match(1)])]);
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("heading").textContent).toBe("Partidos en vivo");
  expect(countOf("FB")).toBe("");
  await press(t("common.retry"));
  expect(await screen.findByRole("link")).toBeTruthy();
  expect(countOf("FB")).toBe("1 en vivo");
});

it("hides scores and counts that could not be refetched", async () => {
  const { site } = await open([feed("FB", 1, 0, [match(1)])], "refused");
  await screen.findByRole("link");
  await act(() => site.queries.refetchQueries());
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.queryByRole("link")).toBe(null);
  expect(countOf("FB")).toBe("");
});

it("says that no match is live without an error", async () => {
  const { t } = await open([feed("FB", 0, 2, [])]);
  expect(await screen.findByText(t("liveScores.none"))).toBeTruthy();
  expect(screen.queryByRole("alert")).toBe(null);
  expect(countOf("FB")).toBe("2 por empezar");
});
