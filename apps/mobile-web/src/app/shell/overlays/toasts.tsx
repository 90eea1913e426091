import { limits } from "@volado/config";
import { ToastRegion } from "@volado/ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { hideToast, useToast } from "../../../shared/toast/toast-store.ts";

/** Milliseconds that messages stay (Spec §9 "Toasts"); what is loading is taken away by whoever shows it. */
const stay = {
  success: limits.toast.longSuccess,
  info: limits.toast.short,
  error: limits.toast.long,
} as const;

/** The place of short messages. */
export function Toasts() {
  const { t } = useTranslation();
  const message = useToast();
  useEffect(() => {
    if (!message || message.kind === "loading") return undefined;
    const timer = setTimeout(() => hideToast(message.id), stay[message.kind]);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <ToastRegion
      messages={message ? [{ id: String(message.id), kind: message.kind, text: message.text }] : []}
      onDismiss={() => message && hideToast(message.id)}
      dismissLabel={t("common.close")}
    />
  );
}
