import startGateways from "../e2e/start-gateways.ts";

/** Vitest's global setup: one gateway. */
export default (): Promise<() => Promise<void>> => startGateways({ workers: 1 });
