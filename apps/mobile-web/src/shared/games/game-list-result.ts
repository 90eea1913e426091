import type { MessageKey } from "@volado/domain/errors";
import type { Game } from "@volado/domain/games";

/** How far a list has come. Failing and being empty never look alike. */
export type GameListResult =
  | { readonly phase: "pending" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey; readonly retry: () => Promise<unknown> }
  | { readonly phase: "empty" }
  | {
      readonly phase: "content";
      readonly games: readonly Game[];
      /** How many there are in all, if the gateway tells. */
      readonly total: number | undefined;
      /** What follows the last game shown. */
      readonly more: "idle" | "loading" | "error" | "end";
      readonly loadMore: () => void;
    };
