import type { AgentView } from "../../features/agent-home/agent-view.ts";
import { type LazyComponent, lazyComponent } from "../../shared/lazy/lazy-component.tsx";

/** Password fields bring their own texts. */
const settings = { texts: ["account", "downlines"], onFail: "retry" } as const;

/** Views that replace the agents' home, each loaded on demand. */
export const agentViews: Readonly<Record<AgentView, LazyComponent<object>>> = {
  open: lazyComponent({ name: "open account", load: () => import("./open-account-view.tsx"), ...settings }),
  links: lazyComponent({ name: "links", load: () => import("./links-view.tsx"), ...settings }),
  transfer: lazyComponent({ name: "transfer", load: () => import("./transfer-view.tsx"), ...settings }),
};
