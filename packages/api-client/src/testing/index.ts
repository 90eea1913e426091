export type { TestGateway, TestGatewayOptions, TestRequest } from "./gateway/test-gateway.ts";
export { createTestGateway } from "./gateway/test-gateway.ts";
export type { ManualClock } from "./manual-clock.ts";
export { manualClock } from "./manual-clock.ts";
export { memoryStorage } from "./memory-storage.ts";
export { samples } from "./samples/index.ts";
export type { Sample, Samples } from "./samples/inputs.ts";
export { sampleFields } from "./samples/made-sample.ts";
