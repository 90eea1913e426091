import { limits } from "@volado/config";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { useHelpTopics } from "../../../shared/site/use-help-topics.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";

/** Returns a function that runs `call` once, `delay` milliseconds after it was last called, but not after unmount. */
export const useDebouncedCall = (call: () => void, delay: number): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(call);

  useEffect(() => {
    latest.current = call;
  }, [call]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), delay);
  }, [delay]);
};

/**
 * Returns a ref for the topic heading. When the topic changes, scrolls to the heading and focuses it, so that it is
 * read out. On page load the focus stays, and the page scrolls only if its address `names` the topic.
 */
export const useTopicFocus = (place: number, names: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number>(undefined);

  useEffect(() => {
    const before = shown.current;
    shown.current = place;
    if (before === place || (before === undefined && !names)) return;
    // The heading's scroll margins keep it clear of the bar above and in the upper half.
    heading.current?.scrollIntoView({ block: "nearest" });
    if (before !== undefined) heading.current?.focus({ preventScroll: true });
  }, [place, names]);

  return heading;
};

export type HelpQuery = Pick<ReturnType<typeof useHelpTopics>, "refetch" | "isStale">;

/**
 * Refetches the help, at most once within 200 ms (Spec §9 "Help refresh debounce"): on a tap, with a message about
 * the result, and when a phone wakes up or comes online, silently and only if stale.
 */
export const useHelpRefresh = ({ refetch, isStale }: HelpQuery) => {
  const { t } = useTranslation();
  const [refreshing, setRefreshing] = useState(false);

  const refetchSoon = useDebouncedCall(async () => {
    const { isError } = await refetch();
    setRefreshing(false);
    if (!refreshing) return;
    if (isError) showToast({ kind: "error", text: t("errors.loadingFailed") });
    else showToast({ kind: "success", text: t("help.refreshed") });
  }, limits.helpRefreshDebounce);

  useEffect(() => {
    const onWake = () => {
      if (isStale && document.visibilityState === "visible") refetchSoon();
    };
    document.addEventListener("visibilitychange", onWake);
    window.addEventListener("online", onWake);
    return () => {
      document.removeEventListener("visibilitychange", onWake);
      window.removeEventListener("online", onWake);
    };
  }, [refetchSoon, isStale]);

  return {
    refreshing,
    refresh: () => {
      setRefreshing(true);
      refetchSoon();
    },
  };
};
