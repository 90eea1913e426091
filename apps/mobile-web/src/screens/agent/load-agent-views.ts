import { loadTexts, type TextsPart } from "@volado/i18n";
import { getI18n } from "react-i18next";
import type { AgentView } from "../../features/agent-home/agent-view.ts";
import { keptPart, type PartLoader } from "../../shared/states/kept-part.ts";

/** Passwords and payment passwords have their words from elsewhere. */
const texts: readonly TextsPart[] = ["account", "downlines"];

/** Brings a view's code and its words together. */
const view =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), ...texts.map((part) => loadTexts(getI18n(), part))]);
    return module;
  };

/** What the agents' home shows in its place, each brought when it is wanted. */
export const agentViews: Readonly<Record<AgentView, PartLoader<object>>> = {
  open: keptPart(view(() => import("./open-account-view.tsx"))),
  links: keptPart(view(() => import("./links-view.tsx"))),
  transfer: keptPart(view(() => import("./transfer-view.tsx"))),
};
