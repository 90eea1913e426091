import { useEffect } from "react";
import { useCloseOnBack } from "../../../shared/navigation/use-close-on-back.ts";
import { endPrompt, usePrompt } from "../../../shared/prompts/prompt-store.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { preloadable } from "../../preloadable.ts";
import { LazyOverlay } from "../lazy-overlay.tsx";
import type { OverlayProps } from "../overlay-props.ts";
import { withTexts } from "../with-texts.ts";

const prompts = preloadable<OverlayProps>(withTexts(["menus"], () => import("./prompts.tsx")));

/** The place of answers to taps. Mostly players get any: their code comes beforehand, for guests with the tap. */
export function LazyPrompts() {
  const open = usePrompt() !== undefined;
  const signedIn = useSession() !== undefined;
  useCloseOnBack(open, endPrompt);
  useEffect(() => {
    // What can't be had now is asked for again by the tap.
    if (signedIn) prompts.preload().catch(() => undefined);
  }, [signedIn]);
  return <LazyOverlay part={prompts} open={open} onClose={endPrompt} />;
}
