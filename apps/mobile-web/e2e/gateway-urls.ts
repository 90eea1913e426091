import { env } from "node:process";

/** Workers are separate processes, so the setup passes its data in the environment. */
const VARIABLE = "VOLADO_E2E_GATEWAYS";

/** The addresses of the running gateways, in worker order. */
export const gatewayUrls = {
  publish: (urls: readonly string[]): void => {
    env[VARIABLE] = urls.join(" ");
  },
  /** @throws Error when the setup has not run. */
  of: (worker: number): string => {
    const url = env[VARIABLE]?.split(" ")[worker];
    if (!url) throw new Error(`No gateway was started for worker ${worker}.`);
    return url;
  },
};
