import { type ReactNode, Suspense } from "react";
import { useSiteAccess } from "../../../shared/site/use-site.ts";
import { lazyScreen, ScreenView } from "../../routes/lazy-screen.tsx";

const closed = lazyScreen(() => import("../../../screens/system/closed.screen.tsx"), {});

/** Shows the site, or why it is closed, and changes over by itself when that changes (Spec §4 "System status gate"). */
export function SiteGate({ children }: { children: ReactNode }) {
  if (useSiteAccess() === "open") return children;
  return (
    <Suspense fallback={null}>
      <ScreenView screen={closed} />
    </Suspense>
  );
}
