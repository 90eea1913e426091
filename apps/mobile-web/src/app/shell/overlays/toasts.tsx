import { ToastRegion } from "@volado/ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { hideToast, toastStay, useToast } from "../../../shared/toast/toast-store.ts";

/** The place of short messages. */
export function Toasts() {
  const { t } = useTranslation();
  const message = useToast();
  useEffect(() => {
    if (!message || message.kind === "loading") return undefined;
    const timer = setTimeout(() => hideToast(message.id), toastStay[message.stay ?? message.kind]);
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
