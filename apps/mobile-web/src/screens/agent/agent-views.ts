import type { AgentView } from "../../features/agent-home/agent-view.ts";
import { type LazyPart, lazyPart } from "../../shared/lazy/lazy-part.tsx";

/** Passwords and payment passwords have their words from elsewhere. */
const settings = { texts: ["account", "downlines"], onFail: "retry" } as const;

/** What the agents' home shows in its place, each brought when it is wanted. */
export const agentViews: Readonly<Record<AgentView, LazyPart<object>>> = {
  open: lazyPart({ name: "open account", load: () => import("./open-account-view.tsx"), ...settings }),
  links: lazyPart({ name: "links", load: () => import("./links-view.tsx"), ...settings }),
  transfer: lazyPart({ name: "transfer", load: () => import("./transfer-view.tsx"), ...settings }),
};
