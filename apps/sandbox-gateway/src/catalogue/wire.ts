import type { WireValueOf } from "@volado/api-client";
import type { Endpoints } from "@volado/api-client/endpoints";

export type { Endpoints };

/** What an endpoint's envelope carries as `value`. */
export type WireValue<E> = WireValueOf<E>;

/** A game as it travels. */
export type WireGame = WireValueOf<Endpoints["listGames"]>["games"][number];
