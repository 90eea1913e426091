/** What was done on the prerendered page, done again on the live one: one file, asked for where anything was. */
export { replayClicks } from "./replay-clicks.ts";
export { readEarlyInput, replayInput } from "./replay-input.ts";
