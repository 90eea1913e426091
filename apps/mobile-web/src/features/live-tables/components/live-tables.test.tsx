// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { LiveTables } from "./live-tables.tsx";

const wireModel = (name: string, over: object = {}) => ({
  modelId: name,
  modelName: name,
  modelIcon: `/art/${name}.svg`,
  tableName: `Ruleta de ${name}`,
  tableStatus: 1,
  nodeId: `N-${name}`,
  gameId: `G-${name}`,
  gameCode: "mesa-1",
  vassalage: "LUZ",
  gameClassify: ["ROU"],
  minBet: 5,
  maxBet: 2_000,
  openTime: null,
  ...over,
});

const open = (...answers: readonly (readonly object[] | "refused")[]) =>
  openPart(<LiveTables />, {
    "/api/live/models": answers.map((answer) => (answer === "refused" ? answer : { value: answer })),
  });

afterEach(closePart);

it("shows a skeleton while loading, and then links to each table, with limits and state", async () => {
  const { place } = await open([wireModel("Renata")]);
  expect(screen.getByRole("list").getAttribute("aria-busy")).toBe("true");
  const link = await screen.findByRole("link");
  expect(link.textContent).toContain("En vivo");
  expect(link.textContent).toContain("$5.00 a $2,000.00");
  fireEvent.click(link);
  expect(place()).toBe("/m/play?node=N-Renata&game=G-Renata&vendor=LUZ&type=LIVE&code=mesa-1");
});

it("lists open tables first and counts only those", async () => {
  const { t } = await open([
    wireModel("Camila", { tableStatus: 0, openTime: Date.UTC(2026, 10, 22, 0, 0) }),
    wireModel("Bruno", { tableStatus: 0 }),
    wireModel("Valeria", { tableStatus: 2 }),
    wireModel("Renata"),
  ]);
  await screen.findByText("Renata");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/Ruleta.*/, ""))).toEqual([
    "En vivoRenata",
    "LlenaValeria",
    `${t("liveTables.opensAt", { time: "18:00" })}Camila`,
    "Sin crupierBruno",
  ]);
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(screen.getByRole("heading").textContent).toBe("En la mesa ahora, 2");
});

it("shows an empty state without an error", async () => {
  const { t } = await open([]);
  expect(await screen.findByText(t("liveTables.empty"))).toBeTruthy();
  expect(screen.queryByRole("alert")).toBe(null);
  expect(screen.queryByRole("list")).toBe(null);
});
