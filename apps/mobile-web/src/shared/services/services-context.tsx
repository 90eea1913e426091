import type { QueryClient } from "@tanstack/react-query";
import type { Client } from "@volado/api-client";
import { createContext, use } from "react";

/** Services that the app creates once for all components. */
export interface Services {
  readonly client: Client;
  readonly reporter: ErrorReporter;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

/** The app's services. @throws Error when the provider is missing. */
export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error("No services: wrap the tree in <ServicesProvider value={…}>.");
  return services;
};

/** The gateway client. */
export const useClient = (): Client => useServices().client;

/** Services needed to start calls before their component is rendered. */
export interface CallPorts {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Starts a screen's calls on touch, before the click; the screen repeats those that fail. */
export type StartCalls<Props> = (props: Props, search: URLSearchParams, ports: CallPorts) => void;

/** Reports errors that the player can't fix. Write an adapter to use a vendor's service; none is bundled. */
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
