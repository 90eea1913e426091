import startGateways from "../e2e/start-gateways.ts";

/** Vitest's global setup: a gateway for each engine. */
export default (): Promise<() => Promise<void>> => startGateways({ workers: 2 });
