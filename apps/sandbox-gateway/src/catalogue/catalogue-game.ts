import type { Selectable } from "kysely";
import type { GamesTable } from "../data/schema/games.ts";

/** A game of the catalogue, with the name of its vendor. */
export interface CatalogueGame extends Selectable<GamesTable> {
  readonly vendorName: string;
  readonly searchName: string;
}
