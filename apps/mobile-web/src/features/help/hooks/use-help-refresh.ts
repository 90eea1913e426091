import { limits } from "@volado/config";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { useHelpTopics } from "../../../shared/site/use-help-topics.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { useDebouncedCall } from "./use-debounced-call.ts";

/**
 * Leads eye and ear to a topic: brings its heading into sight, and moves the focus there when another topic
 * was chosen, so that it is read out. A page that just opened keeps its focus, and its place unless its
 * address `names` the topic.
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

/** What of the query a refresh needs. */
export type HelpQuery = Pick<ReturnType<typeof useHelpTopics>, "refetch" | "isStale">;

/**
 * Asks for the help anew, once for all that wants it within 200 ms (Spec §9 "Help refresh debounce"): taps on
 * the button, whose outcome is told, and a phone that wakes up and finds its network again, which asks
 * quietly and only for what is old.
 */
export const useHelpRefresh = ({ refetch, isStale }: HelpQuery) => {
  const { t } = useTranslation();
  const [refreshing, setRefreshing] = useState(false);

  const ask = useDebouncedCall(async () => {
    const { isError } = await refetch();
    setRefreshing(false);
    if (!refreshing) return;
    if (isError) showToast({ kind: "error", text: t("errors.loadingFailed") });
    else showToast({ kind: "success", text: t("help.refreshed") });
  }, limits.helpRefreshDebounce);

  useEffect(() => {
    const awake = () => {
      if (isStale && document.visibilityState === "visible") ask();
    };
    document.addEventListener("visibilitychange", awake);
    window.addEventListener("online", awake);
    return () => {
      document.removeEventListener("visibilitychange", awake);
      window.removeEventListener("online", awake);
    };
  }, [ask, isStale]);

  return {
    refreshing,
    refresh: () => {
      setRefreshing(true);
      ask();
    },
  };
};
