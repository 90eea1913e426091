import { askAgainForCode } from "../src/shared/lazy/cached-import.ts";
import { workerTakeover } from "../src/shared/release/worker-takeover.ts";
import { loadCode } from "./load-code.ts";

loadCode({
  importFile: (address) => import(/* @vite-ignore */ address),
  askAgain: askAgainForCode,
  reload: () => void workerTakeover().then(() => location.reload()),
});
