import { limits } from "@volado/config";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import type { useHelpTopics } from "../../../shared/services/use-help-topics.ts";

/** Debounces `call`: it runs once, `delay` milliseconds after the last request, and not after unmount. */
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
export const useTopicFocus = (index: number, names: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number>(undefined);

  useEffect(() => {
    const before = shown.current;
    shown.current = index;
    if (before === index || (before === undefined && !names)) return;
    // The heading's scroll margins keep it clear of the bar above and in the upper half.
    heading.current?.scrollIntoView({ block: "nearest" });
    if (before !== undefined) heading.current?.focus({ preventScroll: true });
  }, [index, names]);

  return heading;
};

/**
 * Refetches the help, at most once within 200 ms (Spec §9 "Help refresh debounce"): on a tap, with a message about
 * the result, and when a phone wakes up or comes online, silently and only if stale.
 */
export const useHelpRefresh = ({
  refetch,
  isStale,
}: Pick<ReturnType<typeof useHelpTopics>, "refetch" | "isStale">) => {
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
