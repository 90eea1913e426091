import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { focusHeading } from "../../../shared/navigation/focus-heading.ts";
import { useSiteAccess } from "../../../shared/site/use-site.ts";
import { useRoute } from "../../hooks/use-route.ts";
import { lazyScreen, ScreenView } from "../../routes/lazy-screen.tsx";

const closed = lazyScreen(() => import("../../../screens/system/closed.screen.tsx"), {});

/**
 * Shows the site, or why it is closed, and changes over by itself when that changes (Spec §4 "System status gate").
 * Help and the merchant's documents stay readable all the while.
 */
export function SiteGate({ children }: { children: ReactNode }) {
  const isOpen = useSiteAccess() === "open";
  const shows = useRoute().openWhenClosed || isOpen;
  const showed = useRef(shows);
  useEffect(() => {
    // What had the focus went with the closed page.
    if (shows && !showed.current && document.activeElement === document.body) focusHeading();
    showed.current = shows;
  }, [shows]);
  if (shows) return children;
  return (
    <Suspense fallback={null}>
      <ScreenView screen={closed} />
    </Suspense>
  );
}
