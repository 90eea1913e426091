import { GameType } from "@volado/domain/games";
import { describe, expect, it } from "vitest";
import { seedGames } from "./games.ts";
import { moreSlots, seedSlotCount } from "./more-slots.ts";

const slots = (slotGames: number) => [
  ...seedGames.filter(({ type }) => type === GameType.Slots),
  ...moreSlots(slotGames),
];
const distinct = (values: readonly string[]) => new Set(values).size;

describe("the slots of a larger catalogue", () => {
  it("fill the list to the number asked for, and are none when the world has as many", () => {
    expect(slots(5_000)).toHaveLength(5_000);
    expect(moreSlots(0)).toEqual([]);
    expect(moreSlots(seedSlotCount)).toEqual([]);
  });

  it("are named and numbered once, among the world's games too", () => {
    const all = slots(50_000);
    const ids = [...seedGames, ...moreSlots(50_000)].map(({ node_id }) => node_id);
    expect(distinct(ids)).toBe(ids.length);
    expect(distinct(all.map(({ name }) => name))).toBe(all.length);
  });

  it("are the same every time, a small catalogue's first", () => {
    expect(moreSlots(5_000).slice(0, moreSlots(500).length)).toEqual(moreSlots(500));
    expect(
      moreSlots(seedSlotCount + 3).map(({ node_id, name }) => `${node_id} ${name}`),
    ).toMatchInlineSnapshot(`
      [
        "JL-RNG-053 Colibrí Salvaje 2",
        "AGS-RNG-049 Luna Dorada 2",
        "NPL-RNG-049 Lucky Lantern 2",
      ]
    `);
  });

  it("come after every game of the world, and are neither hot nor new", () => {
    const last = Math.max(...seedGames.map(({ sort }) => sort));
    for (const { sort, classify } of moreSlots(1_000)) {
      expect(sort).toBeGreaterThan(last);
      expect(classify).toEqual([]);
    }
  });
});
