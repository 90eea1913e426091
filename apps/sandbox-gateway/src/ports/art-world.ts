import type { ArtWorld } from "../art/index.ts";
import { coverInput } from "../catalogue/game-art.ts";
import { dealerInput } from "../catalogue/live-models.ts";
import { vendorSceneInput } from "../catalogue/vendor-categories.ts";
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
  vendorScene(code, category) {
    const vendor = catalogue.vendors().find((row) => row.code === code && row.type === category);
    return vendor && vendorSceneInput(vendor);
  },
  dealer(id) {
    const dealer = catalogue.dealers().find((row) => row.id === id);
    return dealer && dealerInput(dealer, catalogue.byNodeId(dealer.node_id));
  },
  banner: (id, language) => content.drawing(id, language),
});
