import { LazyOverlay } from "../lazy-overlay.tsx";
import type { OverlayProps } from "../overlay-props.ts";
import { memberPanel } from "./load-member-panel.ts";

/** The member's panel, loaded when it is first opened. */
export function LazyMemberPanel(props: OverlayProps) {
  return <LazyOverlay part={memberPanel} {...props} />;
}
