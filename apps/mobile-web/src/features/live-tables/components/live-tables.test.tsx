// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
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

const Place = () => <output>{useLocation().pathname + useLocation().search}</output>;

/** Renders the tables against a gateway that gives these responses in turn. */
const open = async (...answers: readonly (readonly object[] | "fails")[]) => {
  const remaining = [...answers];
  const { texts, wrapper } = testSite(async () => {
    const answer = remaining.length > 1 ? remaining.shift() : remaining[0];
    return answer === "fails"
      ? Response.json({ success: false, code: "invalid_input" }, { status: 422 })
      : Response.json({ success: true, value: answer });
  });
  await loadTexts(texts, "lobby");
  render(
    <MemoryRouter initialEntries={["/m/live-games"]}>
      <LiveTables />
      <Place />
    </MemoryRouter>,
    { wrapper },
  );
  return texts;
};

afterEach(cleanup);

describe("the live tables", () => {
  it("show a skeleton while loading", async () => {
    await open([wireModel("Renata")]);
    expect(screen.getByRole("list").getAttribute("aria-busy")).toBe("true");
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("link to their table, with limits and state", async () => {
    await open([wireModel("Renata")]);
    const link = await screen.findByRole("link");
    expect(link.textContent).toContain("En vivo");
    expect(link.textContent).toContain("$5.00 a $2,000.00");
    fireEvent.click(link);
    expect(screen.getByRole("status").textContent).toBe(
      "/m/play?node=N-Renata&game=G-Renata&vendor=LUZ&type=LIVE&code=mesa-1",
    );
  });

  it("list open tables first and count only those", async () => {
    const texts = await open([
      wireModel("Camila", { tableStatus: 0, openTime: Date.UTC(2026, 10, 22, 0, 0) }),
      wireModel("Bruno", { tableStatus: 0 }),
      wireModel("Valeria", { tableStatus: 2 }),
      wireModel("Renata"),
    ]);
    await screen.findByText("Renata");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/Ruleta.*/, ""))).toEqual([
      "En vivoRenata",
      "LlenaValeria",
      `${texts.t("liveTables.opensAt", { time: "18:00" })}Camila`,
      "CerradaBruno",
    ]);
    expect(screen.getAllByRole("link")).toHaveLength(2);
    expect(screen.getByRole("heading").textContent).toBe("En la mesa ahora, 2");
  });

  it("show an empty state without an error", async () => {
    const texts = await open([]);
    expect(await screen.findByText(texts.t("liveTables.empty"))).toBeTruthy();
    expect(screen.queryByRole("alert")).toBe(null);
    expect(screen.queryByRole("list")).toBe(null);
  });

  it("load on retry after a failure", async () => {
    const texts = await open("fails", [wireModel("Renata")]);
    fireEvent.click(await screen.findByRole("button", { name: texts.t("common.retry") }));
    expect(await screen.findByText("Renata")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBe(null);
  });
});
