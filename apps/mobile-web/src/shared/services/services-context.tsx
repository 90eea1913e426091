import type { Client } from "@volado/api-client";
import { createContext, use } from "react";
import type { ErrorReporter } from "./call-ports.ts";

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
