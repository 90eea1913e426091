import type { QueryClient } from "@tanstack/react-query";
import type { Client } from "@volado/api-client";

/** What is needed to start calls before their component is rendered. */
export interface CallPorts {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Starts a screen's calls while the finger is still down; the screen repeats those that fail. */
export type StartCalls<Props> = (props: Props, search: URLSearchParams, ports: CallPorts) => void;

/** Reports errors that the player can't fix. Adapters for a vendor's service implement it; none is bundled. */
export interface ErrorReporter {
  /** `context` holds facts such as a route pattern or an endpoint's id, never personal data. */
  report(error: unknown, context: Readonly<Record<string, string>>): void;
}

/** Dispatches an event: `window.addEventListener("volado:error", …)` connects any service. */
export const pageErrorReporter: ErrorReporter = {
  report: (error, context) => {
    window.dispatchEvent(new CustomEvent("volado:error", { detail: { error, context } }));
  },
};
