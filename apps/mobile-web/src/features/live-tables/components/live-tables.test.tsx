// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { LiveTables } from "./live-tables.tsx";

const wire = (name: string, over: object = {}) => ({
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

/** Opens the dealers before a gateway that gives these answers, one after the other. */
const open = async (...answers: readonly (readonly object[] | "fails")[]) => {
  const left = [...answers];
  const { texts, wrapper } = testSite(async () => {
    const answer = left.length > 1 ? left.shift() : left[0];
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

describe("dealers", () => {
  it("have their room before they are known", async () => {
    await open([wire("Renata")]);
    expect(screen.getByRole("list").getAttribute("aria-busy")).toBe("true");
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("lead to their table, with its limits and state", async () => {
    await open([wire("Renata")]);
    const link = await screen.findByRole("link");
    expect(link.textContent).toContain("En vivo");
    expect(link.textContent).toContain("$5.00 a $2,000.00");
    fireEvent.click(link);
    expect(screen.getByRole("status").textContent).toBe(
      "/m/play?node=N-Renata&game=G-Renata&vendor=LUZ&type=LIVE&code=mesa-1",
    );
  });

  it("stand with open tables first, and only those count", async () => {
    const texts = await open([
      wire("Camila", { tableStatus: 0, openTime: Date.UTC(2026, 10, 22, 0, 0) }),
      wire("Bruno", { tableStatus: 0 }),
      wire("Valeria", { tableStatus: 2 }),
      wire("Renata"),
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

  it("who aren't there are no failure", async () => {
    const texts = await open([]);
    expect(await screen.findByText(texts.t("liveTables.empty"))).toBeTruthy();
    expect(screen.queryByRole("alert")).toBe(null);
    expect(screen.queryByRole("list")).toBe(null);
  });

  it("who can't be had come on retry", async () => {
    const texts = await open("fails", [wire("Renata")]);
    fireEvent.click(await screen.findByRole("button", { name: texts.t("common.retry") }));
    expect(await screen.findByText("Renata")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBe(null);
  });
});
