import { lazyPart } from "../../../shared/lazy/lazy-part.tsx";

/** What stands around the pages and comes after the first view. */
export const LazyDeferredShell = lazyPart({
  name: "deferred shell",
  load: () => import("./deferred-shell.tsx"),
  texts: ["deferredShell"],
  onFail: "silent",
});
