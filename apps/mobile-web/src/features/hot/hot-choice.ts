import type { Game, HotCentreState } from "@volado/domain/games";
import type { Change } from "../../shared/navigation/use-choice.ts";

/** What every control over the hot games works on. */
export interface HotChoice {
  readonly state: HotCentreState;
  /** Every hot game: the filter offers their types and vendors. */
  readonly all: readonly Game[];
  readonly onChange: (change: Change<HotCentreState>) => void;
}
