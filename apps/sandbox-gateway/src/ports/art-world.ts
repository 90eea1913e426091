import type { ArtWorld } from "../art/index.ts";
import { coverInput } from "../catalogue/game-art.ts";
import type { Services } from "../services.ts";

/** Where the art finds what to draw. */
export const artWorld = ({ catalogue, content }: Pick<Services, "catalogue" | "content">): ArtWorld => ({
  game(id) {
    const game = catalogue.byNodeId(id);
    return game && coverInput(game);
  },
  vendor(code) {
    const vendor = catalogue.vendors().find((row) => row.code === code);
    return vendor && { vendor: vendor.code, displayName: vendor.name };
  },
  banner: (id, language) => content.drawing(id, language),
});
