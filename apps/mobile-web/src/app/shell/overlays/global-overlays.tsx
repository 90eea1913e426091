import { lazy } from "react";
import { useSiteAccess } from "../../../shared/site/use-site.ts";
import { useRenewal } from "../../hooks/use-renewal.ts";
import { useSessionWatch } from "../../hooks/use-session-watch.ts";
import { QuietPart } from "../quiet-part.tsx";
import { loadDeferredShell } from "./load-deferred-shell.ts";
import { Toasts } from "./toasts.tsx";

const DeferredShell = lazy(loadDeferredShell);

/**
 * What stands beside the pages: short messages and the session's end at once, and while the site is open what
 * comes after the first view.
 */
export default function GlobalOverlays() {
  const open = useSiteAccess() === "open";
  useSessionWatch();
  useRenewal();
  return (
    <>
      <Toasts />
      {open && (
        <QuietPart at="around">
          <DeferredShell />
        </QuietPart>
      )}
    </>
  );
}
