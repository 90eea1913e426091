import { lazy } from "react";
import { useSiteAccess } from "../../shared/site/use-site.ts";
import { useRenewal } from "../use-renewal.ts";
import { useSessionWatch } from "../use-session-watch.ts";
import { loadAfterFirstView } from "./load-after-first-view.ts";
import { QuietPart } from "./quiet-part.tsx";
import { Toasts } from "./toasts.tsx";

const AfterFirstView = lazy(loadAfterFirstView);

/**
 * What stands beside the pages: short messages and the session's end at once, and while the site is open what
 * comes after the first view.
 */
export default function BesidePages() {
  const open = useSiteAccess() === "open";
  useSessionWatch();
  useRenewal();
  return (
    <>
      <Toasts />
      {open && (
        <QuietPart at="around">
          <AfterFirstView />
        </QuietPart>
      )}
    </>
  );
}
