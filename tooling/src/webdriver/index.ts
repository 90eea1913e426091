import type { Engine } from "./engine-programs.ts";
import type { RunningEngine } from "./running-engine.ts";
import { startFirefox } from "./start-firefox.ts";
import { startWebkit } from "./start-webkit.ts";

export type { Engine } from "./engine-programs.ts";
export type { RunningEngine } from "./running-engine.ts";

const starts = { webkit: startWebkit, firefox: startFirefox } as const;

/** Starts an engine beside Chromium's, ready to be driven. @throws Error when a package is missing */
export const startEngine = (engine: Engine): Promise<RunningEngine> => starts[engine]();
