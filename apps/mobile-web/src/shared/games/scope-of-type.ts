import { allOfType, type GameListScope, GameType } from "@volado/domain";
import { merchant } from "../merchant.ts";

/** The list of a type's games: in-house and JILI have the merchant's own vendors, the others all (Spec §2 "Games"). */
export const scopeOfType = (type: GameType): GameListScope => {
  if (type === GameType.InHouse) return { ...allOfType(type), vendors: merchant.vendors.inHouse };
  if (type === GameType.Jili) return { ...allOfType(type), vendors: [merchant.vendors.jili] };
  return allOfType(type);
};
