import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { SLOW_AFTER_MS } from "../toast/show-loading.ts";
import { hideToast, showToast } from "../toast/toast-store.ts";

/** Says that something is on its way while that takes long, and falls silent when it is there or no longer wanted. */
export const useSlowNotice = (waiting: boolean): void => {
  const { t } = useTranslation();
  const say = useEffectEvent(() => showToast({ kind: "loading", text: t("common.loading") }));
  useEffect(() => {
    if (!waiting) return undefined;
    let message = 0;
    const slow = setTimeout(() => {
      message = say();
    }, SLOW_AFTER_MS);
    return () => {
      clearTimeout(slow);
      hideToast(message);
    };
  }, [waiting]);
};
