export type { ManualClock } from "./manual-clock.ts";
export { manualClock } from "./manual-clock.ts";
export { memoryStorage } from "./memory-storage.ts";
