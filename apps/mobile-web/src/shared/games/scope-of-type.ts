import { allOfType, type GameClassify, type GameListScope, GameType } from "@volado/domain/games";
import { merchant } from "../merchant.ts";

const vendorsOf = (type: GameType): readonly string[] => {
  if (type === GameType.InHouse) return merchant.vendors.inHouse;
  return type === GameType.Jili ? [merchant.vendors.jili] : [];
};

/** The list of a type's games: in-house and JILI have the merchant's own vendors, the others all (Spec §2 "Games"). */
export const scopeOfType = (type: GameType, classify?: GameClassify): GameListScope => ({
  ...allOfType(type),
  classify,
  vendors: vendorsOf(type),
});
