import type { QueryClient } from "@tanstack/react-query";
import type { Client } from "@volado/api-client";

/** What calls go through that start before there is a component to make them. */
export interface CallPorts {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/**
 * Starts the calls that a screen with these props will make at this query of its address, so that they are on their way
 * while the finger is still down. A call that fails here is made again, and its failure shown, by the screen.
 */
export type StartCalls<Props> = (props: Props, search: URLSearchParams, ports: CallPorts) => void;

/** Where failures go that no player can mend. Adapters for a vendor's service implement it; none is bundled. */
export interface ErrorReporter {
  /** `context` holds plain facts such as a route pattern or an endpoint's id, never personal data. */
  report(error: unknown, context: Readonly<Record<string, string>>): void;
}

/** Tells the page: `window.addEventListener("volado:error", …)` is enough to connect any service. */
export const pageErrorReporter: ErrorReporter = {
  report: (error, context) => {
    window.dispatchEvent(new CustomEvent("volado:error", { detail: { error, context } }));
  },
};
