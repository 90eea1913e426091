import type { AnyEndpoint } from "@volado/api-client";
import { endpoints } from "@volado/api-client/endpoints";

const all: readonly AnyEndpoint[] = Object.values(endpoints);

/** Paths of the calls that carry pictures: their bodies are longer than any other's, and take longer to arrive. */
export const uploadPaths: ReadonlySet<string> = new Set(
  all.filter(({ codec }) => codec === "multipart").map(({ path }) => path),
);
