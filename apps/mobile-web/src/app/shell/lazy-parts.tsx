import { lazy, Suspense, useState } from "react";
import { useSession } from "../../shared/session/session-store.ts";
import type { OverlayProps } from "./overlay-props.ts";

const Toasts = lazy(() => import("./toasts.tsx"));
const StarKeeper = lazy(() => import("../../features/favourites/components/star-keeper.tsx"));
const SideMenu = lazy(() => import("./side-menu.tsx"));
const MemberPanel = lazy(() => import("./member-panel.tsx"));

/** Whether the overlay was ever wanted: its code comes with the first opening and stays. */
const useWanted = (open: boolean): boolean => {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted;
};

/** The side menu, loaded when it is first opened. */
export function LazySideMenu(props: OverlayProps) {
  return useWanted(props.open) ? (
    <Suspense fallback={null}>
      <SideMenu {...props} />
    </Suspense>
  ) : null;
}

/** The member's panel, loaded when it is first opened. */
export function LazyMemberPanel(props: OverlayProps) {
  return useWanted(props.open) ? (
    <Suspense fallback={null}>
      <MemberPanel {...props} />
    </Suspense>
  ) : null;
}

/** The keeper of a player's stars, loaded when there is a player. */
export function LazyStarKeeper() {
  return useSession() === undefined ? null : (
    <Suspense fallback={null}>
      <StarKeeper />
    </Suspense>
  );
}

/** The place of short messages; there is none to show before its code has come. */
export function LazyToasts() {
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}
