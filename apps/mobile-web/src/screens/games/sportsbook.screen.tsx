import { GameType } from "@volado/domain/games";
import { vendorLobby } from "@volado/domain/launch";
import { merchant } from "../../shared/merchant.ts";
import { PlayLayout } from "./play-layout.tsx";

/** The parts of the texts that it shows. */
export const texts = ["lobby"] as const;

/** The lobby of the merchant's sports vendor; sports have no mode that depends on the other categories. */
const target = vendorLobby({ code: merchant.vendors.sportsbook, type: GameType.Sports }, []);

/** Sports betting over the whole screen (Spec §2 "Sports (FB) page", §4 `relogin`). */
export default function SportsbookScreen() {
  return <PlayLayout kind="sportsbook" target={target} name={undefined} />;
}
