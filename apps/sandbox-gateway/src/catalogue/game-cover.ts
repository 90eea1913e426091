import { crc32 } from "node:zlib";
import { GameClassify, GameType } from "@volado/domain/games";
import type { Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import { isHouseVendor } from "../data/world/vendors.ts";
import { namedKind } from "../launch/play-kind.ts";
import { pictureNames, picturePath } from "../pictures/painted-pictures.ts";

type CoverGame = Pick<Selectable<Schema["games"]>, "node_id" | "type" | "vendor" | "classify"> & {
  readonly searchName: string;
};

/** A cover's kind, and the word in a game's name that it illustrates: `FISH-tiburon` is a shark. */
const covers = pictureNames("cover").map((name) => {
  const [kind = "", ...words] = name.split("-");
  return { name, kind, word: words.join(" ") };
});

const kindOf = ({ type, vendor, classify }: CoverGame): string => {
  if (isHouseVendor(vendor)) return "INHOUSE";
  if (type === GameType.Live) {
    if (classify.includes(GameClassify.Roulette)) return GameClassify.Roulette;
    if (classify.includes(GameClassify.Baccarat)) return GameClassify.Baccarat;
  }
  return type;
};

/** Address of a game's cover: one of its name, otherwise of a game that is played alike, always the same. */
export const coverPath = (game: CoverGame): string => {
  const kind = kindOf(game);
  const ofKind = covers.filter((cover) => cover.kind === kind);
  const named = ofKind.filter(({ word }) => game.searchName.includes(word));
  const played = namedKind(game.searchName);
  const alike = ofKind.filter(({ word }) => namedKind(word) === played);
  const choice = [named, alike, ofKind].find(({ length }) => length > 0) ?? [];
  return picturePath("cover", choice[crc32(game.node_id) % choice.length]?.name ?? "");
};
