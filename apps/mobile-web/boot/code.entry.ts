import { loadCode } from "./load-code.ts";

loadCode({
  importFile: (address) => import(/* @vite-ignore */ address),
  reload: () => location.reload(),
});
