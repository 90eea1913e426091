import { lazyPart } from "../../../shared/lazy/lazy-part.tsx";

/** Messages and what comes after the first view; there is nothing to show before their code has come. */
export const LazyGlobalOverlays = lazyPart({
  name: "global overlays",
  load: () => import("./global-overlays.tsx"),
  onFail: "silent",
});
