import { type Query, useIsFetching, useIsMutating } from "@tanstack/react-query";
import { Button, type ToastMessage, ToastRegion } from "@volado/ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { goNextOnEnter } from "../../../shared/forms/next-on-enter.ts";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { useFirstViewDone } from "../../../shared/lazy/prefetch.ts";
import { hideToast, toastStay, useToast } from "../../../shared/overlays/toast-store.ts";
import { useSlowCalls } from "../../../shared/query/slow-calls.ts";
import { useSiteAccess } from "../../../shared/services/use-site.ts";
import { useRenewal } from "../../hooks/use-renewal.ts";
import { useSessionWatch } from "../../hooks/use-session-watch.ts";
import { useWaitingNotice } from "../../routes/lazy-screen.tsx";

/** The player's options during a slow wait. */
interface SlowWait {
  /** Retries the calls that may be repeated; undefined if none may. */
  readonly again: (() => void) | undefined;
  /** Cancels the calls, which then fail as after their time limit. */
  readonly giveUp: () => void;
}

/** Whether skeletons are shown, for the first or the next page. */
const showsSkeletons = ({ state }: Query): boolean =>
  state.data === undefined || state.fetchMeta?.fetchMore !== undefined;

/**
 * The slow request that blocks the player, behind skeletons or a button. Background refreshes and read marks don't
 * count.
 */
const useSlowWait = (): SlowWait | undefined => {
  const calls = useSlowCalls();
  const reads = useIsFetching({ type: "active", predicate: showsSkeletons });
  const writes = useIsMutating({ predicate: ({ meta }) => meta?.background !== true });
  if (calls.length === 0 || reads + writes === 0) return undefined;
  const repeatable = calls.flatMap(({ again = [] }) => again);
  const each = (ways: readonly (() => void)[]) => () => {
    for (const go of ways) go();
  };
  return {
    again: repeatable.length > 0 ? each(repeatable) : undefined,
    giveUp: each(calls.map(({ giveUp }) => giveUp)),
  };
};

/** Retry and cancel buttons of a slow wait. */
function SlowChoice({ wait: { again, giveUp } }: { wait: SlowWait }) {
  const { t } = useTranslation();
  return (
    <>
      {again && (
        <Button size="s" onClick={() => again()}>
          {t("common.retry")}
        </Button>
      )}
      <Button size="s" variant="quiet" onClick={() => giveUp()}>
        {t("common.cancel")}
      </Button>
    </>
  );
}

/** Renders toasts, and on every page the message that a response is slow. */
export function Toasts() {
  const { t } = useTranslation();
  const message = useToast();
  const wait = useSlowWait();
  useEffect(() => {
    if (!message || message.kind === "loading") return undefined;
    const timer = setTimeout(() => hideToast(message.id), toastStay[message.stay ?? message.kind]);
    return () => clearTimeout(timer);
  }, [message]);

  const messages: ToastMessage[] = [];
  // A loading message would say nothing new.
  if (wait)
    messages.push({ id: "slow", kind: "loading", text: t("shell.slow"), action: <SlowChoice wait={wait} /> });
  if (message && !(wait && message.kind === "loading"))
    messages.push({ id: String(message.id), kind: message.kind, text: message.text });
  return (
    <ToastRegion
      messages={messages}
      onDismiss={() => message && hideToast(message.id)}
      dismissLabel={t("common.close")}
    />
  );
}

const DeferredShell = lazyComponent({
  name: "deferred shell",
  load: () => import("./deferred-shell.tsx"),
  texts: ["deferredShell"],
  onFail: "silent",
});

/**
 * Parts outside the pages: toasts, the slow-page note and the end of the session immediately; the rest after the first
 * view, while the site is open.
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
