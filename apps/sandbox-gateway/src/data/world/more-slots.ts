import { GameType } from "@volado/domain/games";
import { machineLimits, minBets } from "./bet-limits.ts";
import { type SeedGame, seedGames, seedLineCounts, seedNodeId } from "./games.ts";
import { namesForType } from "./names.ts";
import { pick, seededRandom, shuffled } from "./random.ts";
import { seedVendors } from "./vendors.ts";

const makers = seedVendors.filter(({ type }) => type === GameType.Slots);

/** Games of the seeded world that the list of slots shows. */
export const seedSlotCount = seedGames.filter(({ type }) => type === GameType.Slots).length;

/**
 * Slots that fill the list of a larger catalogue up to `slotGames`: sequels by the same makers, neither hot nor new, so
 * that every other list stays as it is. Always the same ones, and a larger catalogue begins with a smaller one's.
 */
export const moreSlots = (slotGames: number): readonly SeedGame[] => {
  const random = seededRandom(5_000);
  const titles = shuffled(random, namesForType(GameType.Slots));
  return Array.from({ length: Math.max(0, slotGames - seedSlotCount) }, (_, index): SeedGame => {
    const maker = makers[index % makers.length] ?? pick(random, makers);
    const id = seedNodeId(maker, maker.games + Math.floor(index / makers.length));
    const title = titles[index % titles.length] ?? maker.name;
    return {
      node_id: id,
      game_id: `G-${id}`,
      name: `${title} ${2 + Math.floor(index / titles.length)}`,
      type: GameType.Slots,
      vendor: maker.code,
      classify: [],
      code: id.toLowerCase(),
      lottery_mode: null,
      play_type: null,
      free_play: true,
      ...machineLimits(pick(random, minBets)),
      lines: pick(random, seedLineCounts),
      sort: seedGames.length + index,
      released: seedGames.length + index,
      state: "open",
    };
  });
};
