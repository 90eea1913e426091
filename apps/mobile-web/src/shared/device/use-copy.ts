import { useTranslation } from "react-i18next";
import { showToast } from "../overlays/toast-store.ts";
import { withinTime } from "../query/within-time.ts";

/** Copies by selecting the text in an invisible field: deprecated, but needs no permission. */
const copySelected = (text: string): boolean => {
  const { activeElement } = document;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; inset-block-start: 0; opacity: 0";
  // Nothing outside an open modal dialog can be selected.
  (activeElement?.closest("dialog") ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
};

/** Copies a text and shows a toast with the result. Needs the texts `menus`. */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const { t } = useTranslation();
  return async (text) => {
    try {
      await withinTime(navigator.clipboard.writeText(text));
    } catch {
      // On insecure origins, in other apps' browsers and without permission the clipboard rejects or never settles.
      if (!copySelected(text)) return void showToast({ kind: "error", text: t("shell.copyRefused") });
    }
    showToast({ kind: "success", text: t("common.copied"), stay: "brief" });
  };
};
