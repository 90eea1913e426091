import { useEffect } from "react";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { prefetchWhenIdle } from "../../../shared/lazy/prefetch.ts";
import { endPrompt, usePrompt } from "../../../shared/overlays/prompt-store.ts";
import { useSession } from "../../../shared/session/session-store.ts";

const Prompts = lazyComponent({
  name: "prompts",
  load: () => import("./prompts.tsx"),
  texts: ["menus"],
  onFail: "message",
});

/**
 * Renders the prompts that taps open. Mostly signed-in players see them, so their code is preloaded for players and
 * loads on the tap for guests.
 */
export function PromptHost() {
  const open = usePrompt() !== undefined;
  const signedIn = useSession() !== undefined;
  useEffect(() => {
    if (signedIn) prefetchWhenIdle(Prompts.preload);
  }, [signedIn]);
  return <Prompts open={open} onClose={endPrompt} />;
}
