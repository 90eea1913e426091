import type { AnyEndpoint } from "../core/endpoint.ts";
import * as groups from "./groups.ts";

/**
 * Every call of the client by id. A gateway that answers all of these answers everything the client can ask.
 * Servers and documentation walk it; front ends import single endpoints, so that unused ones cost nothing.
 */
export const endpoints = { ...groups } satisfies Readonly<Record<string, AnyEndpoint>>;

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;
