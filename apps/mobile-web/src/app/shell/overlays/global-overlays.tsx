import { useEffect } from "react";
import { goNextOnEnter } from "../../../shared/forms/next-on-enter.ts";
import { lazyPart } from "../../../shared/lazy/lazy-part.tsx";
import { useFirstViewDone } from "../../../shared/lazy/use-first-view-done.ts";
import { useSiteAccess } from "../../../shared/site/use-site.ts";
import { useRenewal } from "../../hooks/use-renewal.ts";
import { useSessionWatch } from "../../hooks/use-session-watch.ts";
import { useWaitingNotice } from "../../hooks/use-waiting-notice.ts";
import { Toasts } from "./toasts.tsx";

const DeferredShell = lazyPart({
  name: "deferred shell",
  load: () => import("./deferred-shell.tsx"),
  texts: ["deferredShell"],
  onFail: "silent",
});

/**
 * What stands beside the pages: short messages, that of a slow page and the session's end at once, and while the site is open what
 * comes after the first view.
 */
export default function GlobalOverlays() {
  const open = useSiteAccess() === "open";
  const firstViewDone = useFirstViewDone();
  useEffect(() => goNextOnEnter(document), []);
  useSessionWatch();
  useRenewal();
  useWaitingNotice();
  return (
    <>
      <Toasts />
      {open && firstViewDone && <DeferredShell />}
    </>
  );
}
