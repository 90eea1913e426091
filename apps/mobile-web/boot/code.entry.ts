import { askAgainForCode } from "../src/shared/lazy/cached-import.ts";
import { reloadPage } from "../src/shared/navigation/leave-page.ts";
import { loadCode } from "./load-code.ts";

loadCode({
  importFile: (address) => import(/* @vite-ignore */ address),
  askAgain: askAgainForCode,
  reload: () => void reloadPage(),
});
