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
 * Renders prompts in answer to taps. Mostly players get them: their code is preloaded, for guests it loads on the
 * tap.
 */
export function PromptHost() {
  const open = usePrompt() !== undefined;
  const signedIn = useSession() !== undefined;
  useEffect(() => {
    if (signedIn) prefetchWhenIdle(Prompts.preload);
  }, [signedIn]);
  return <Prompts open={open} onClose={endPrompt} />;
}
