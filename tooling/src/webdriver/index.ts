export { type RunningWebkit, startWebkit } from "./start-webkit.ts";
