/** How a match can end, as sportsbooks write it: home, draw, away. */
export const selections = ["1", "X", "2"] as const;

/** See {@link selections}. */
export type Selection = (typeof selections)[number];

/** A match one can bet on. */
export interface Fixture {
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Minute of play shown beside the teams. */
  readonly minute: number;
  /** Decimal odds in hundredths: 185 pays 1.85 times the stake. */
  readonly odds: Readonly<Record<Selection, number>>;
}

/** Invented clubs: a demonstration offers no bets on real ones. */
const leagues = [
  {
    league: "Liga Marigold",
    clubs: ["Halcones del Puerto", "Atlético Sierra", "Cobres de Taxco", "Real Papantla"],
  },
  {
    league: "Copa Aurora",
    clubs: ["Deportivo Luna", "Toros del Bajío", "Gigantes de Cholula", "Unión Colibrí"],
  },
  { league: "Serie Pacífico", clubs: ["Marea Azul", "Racing Mazateco", "Tecolotes FC", "Olímpico Agave"] },
] as const;

/** Sum of the implied chances: the house keeps about 6 %. */
const overround = 1.06;

const hourMs = 3_600_000;

/** A number from 0 to 1 that only depends on its inputs. */
const spread = (hour: number, index: number, salt: number): number => {
  const wave = Math.sin(hour * 12.9898 + index * 78.233 + salt * 37.719) * 43_758.5453;
  return wave - Math.floor(wave);
};

const priced = (chance: number): number => Math.max(105, Math.round(100 / (chance * overround)));

/** The matches on offer in an hour; each hour has other pairings and odds. */
export const fixturesAt = (now: number): readonly Fixture[] => {
  const hour = Math.floor(now / hourMs);
  return leagues.flatMap(({ league, clubs }, block) =>
    [0, 1].map((pair): Fixture => {
      const index = block * 2 + pair;
      const first = (hour + pair * 2) % 4;
      const home = 0.28 + spread(hour, index, 1) * 0.34;
      const draw = 0.2 + spread(hour, index, 2) * 0.1;
      return {
        id: `${hour}-${index}`,
        league,
        home: clubs[first] ?? clubs[0],
        away: clubs[(first + 1) % 4] ?? clubs[1],
        minute: 5 + Math.floor(spread(hour, index, 3) * 70),
        odds: { "1": priced(home), X: priced(draw), "2": priced(1 - home - draw) },
      };
    }),
  );
};

/** A match of any hour. */
export const fixtureById = (id: string): Fixture | undefined =>
  fixturesAt(Number(id.split("-")[0]) * hourMs).find((fixture) => fixture.id === id);

/** Whether a match is still on offer: of this hour, or of the one before for a slip opened just now. */
export const isOnOffer = ({ id }: Fixture, now: number): boolean =>
  [...fixturesAt(now), ...fixturesAt(now - hourMs)].some((fixture) => fixture.id === id);
