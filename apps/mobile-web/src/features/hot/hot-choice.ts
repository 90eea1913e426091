import type { Game, HotCentreState } from "@volado/domain/games";
import type { Change } from "../../shared/navigation/use-choice.ts";

/** Props shared by the controls of the hot games. */
export interface HotChoice {
  readonly state: HotCentreState;
  /** All hot games; the filter offers their types and vendors. */
  readonly all: readonly Game[];
  readonly onChange: (change: Change<HotCentreState>) => void;
}
