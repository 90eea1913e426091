import { GameType } from "@volado/domain/games";
import type { Selectable } from "kysely";
import type { CategoriesTable, VendorsTable } from "../data/schema/games.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import type { Endpoints, WireValue } from "./wire.ts";

type Vendor = Selectable<VendorsTable>;

/** E-sports and cockfight vendors travel inside SPORTS; the site splits them again (Spec §4). */
const wireCategory = (type: GameType): GameType =>
  type === GameType.Esports || type === GameType.Cockfight ? GameType.Sports : type;

/** The answer to "game types": vendors per category, the order of both, and which categories are shown (Spec §3). */
export const vendorCategories = (
  categories: readonly Selectable<CategoriesTable>[],
  vendors: readonly Vendor[],
): WireValue<Endpoints["listVendorCategories"]> => {
  const groups = categories.map(({ type }) => ({
    type,
    vendors: vendors.filter((vendor) => wireCategory(vendor.type) === type),
  }));
  return {
    mapping: Object.fromEntries(groups.map(({ type, vendors: members }) => [type, members.map(mapped)])),
    sorting: groups.map(({ type, vendors: members }) => ({
      gameCategory: type,
      vendorNames: members.map(({ code, name }) => ({ vassalage: code, accountTypeName: name })),
    })),
    display: categories.filter(({ shown }) => shown).map(({ type }) => type),
  };
};

const mapped = ({ code, name, type, classify }: Vendor) => ({
  vassalage: code,
  displayName: name,
  gameClassify: classify,
  mobileLargeIcon: picturePath("vendor-scene", `${code}.${type}`),
  lagerIcon: picturePath("vendor", code),
});
