import { GameClassify, GameType } from "@volado/domain/games";
import type { Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import { isHouseVendor } from "../data/world/vendors.ts";
import { namedKind, type PlayKind, playKind } from "../launch/play-kind.ts";
import type { LookName } from "../pictures/looks.ts";
import { coverPictures, pictureNames } from "../pictures/painted-pictures.ts";

type CoverGame = Pick<Selectable<Schema["games"]>, "node_id" | "type" | "vendor" | "classify"> & {
  readonly searchName: string;
};

/** What a cover shows, unless its word tells: coins are the house's, balls the lotteries'. */
const shownBy: Readonly<Partial<Record<string, PlayKind>>> = {
  [GameType.InHouse]: "table",
  [GameType.Lottery]: namedKind("loteria"),
};

/** A cover's kind, and the word in a game's name that it illustrates: `FISH-tiburon` is a shark. */
const covers = pictureNames("cover").map((name) => {
  const [kind = "", ...words] = name.split("-");
  const word = words.join(" ");
  return { kind, word, shows: namedKind(word) ?? shownBy[kind], pictures: coverPictures(name) };
});

type Cover = (typeof covers)[number];

/** Kinds whose covers also suit the house's games that are played alike. */
const lent: readonly string[] = [GameType.Live, GameType.Poker, GameType.Lottery];

/** The look of the games with a part of a word in their name; the first that fits. */
const namedLooks = Object.entries({
  real: "violet",
  azul: "blue",
  feroz: "red",
  veloz: "sky",
  voraz: "night",
  audaz: "teal",
  noche: "night",
  rey: "violet",
  reina: "violet",
  dorad: "gold",
  salvaj: "green",
  etern: "blue",
  secret: "violet",
  ardient: "orange",
  magic: "pink",
  brillant: "sky",
  perdid: "sepia",
  sagrad: "teal",
  platead: "silver",
  roj: "red",
  estelar: "night",
  lucky: "green",
  copper: "orange",
  midnight: "night",
  thunder: "blue",
  paper: "sepia",
  neon: "pink",
  norten: "sepia",
  salon: "green",
  clasic: "red",
  puerto: "teal",
  diari: "sky",
  tarde: "orange",
  semanal: "green",
  doble: "red",
  expres: "orange",
  "cinco minutos": "blue",
  turbo: "red",
  hanoi: "teal",
  saigon: "gold",
} satisfies Readonly<Record<string, LookName>>);

const kindOf = ({ type, vendor, classify }: CoverGame): string => {
  if (isHouseVendor(vendor)) return GameType.InHouse;
  if (type === GameType.Live) {
    if (classify.includes(GameClassify.Roulette)) return GameClassify.Roulette;
    if (classify.includes(GameClassify.Baccarat)) return GameClassify.Baccarat;
  }
  return type;
};

/** Covers that suit a game: of its name, otherwise of a game that is played alike, otherwise all of its kind. */
const coversFor = (game: CoverGame): readonly Cover[] => {
  const kind = kindOf(game);
  const own = covers.filter((cover) => cover.kind === kind);
  const others = kind === GameType.InHouse ? covers.filter((cover) => lent.includes(cover.kind)) : [];
  const played = playKind(game);
  const suits = [({ word }: Cover) => game.searchName.includes(word), ({ shows }: Cover) => shows === played];
  const lists = suits.flatMap((suit) => [own.filter(suit), others.filter(suit)]);
  return lists.find(({ length }) => length > 0) ?? own;
};

/** Pictures for a game, best first: in the look of its name, as painted, in the other looks. */
const picturesFor = (game: CoverGame, choice: readonly Cover[], first: number) => {
  const turn = choice.map((_, index) => choice[(first + index) % choice.length]?.pictures ?? []);
  const look = namedLooks.find(([part]) => game.searchName.includes(part))?.[1];
  const named = turn.flatMap((pictures) => pictures.filter((picture) => picture.look === look));
  const looks = turn[0] ?? [];
  return [...named, ...looks.flatMap((_, at) => turn.flatMap((pictures) => pictures[at] ?? []))];
};

/** Addresses of all games' covers, by node: two share one only when all that suit both are taken. */
export const gameCovers = (games: readonly CoverGame[]): ReadonlyMap<string, string> => {
  const taken = new Set<string>();
  const given = new Map<string, { count: number; last: string | undefined }>();
  return new Map(
    games.map((game) => {
      const choice = coversFor(game);
      const group = choice.map(({ kind, word }) => kind + word).join();
      const { count, last } = given.get(group) ?? { count: 0, last: undefined };
      const pictures = picturesFor(game, choice, count);
      const left = pictures.filter(({ path }) => !taken.has(path));
      const picture =
        left.find(({ cover }) => cover !== last) ?? left[0] ?? pictures[count % pictures.length];
      given.set(group, { count: count + 1, last: picture?.cover });
      taken.add(picture?.path ?? "");
      return [game.node_id, picture?.path ?? ""];
    }),
  );
};
