import { useTranslation } from "react-i18next";
import { showToast } from "../toast/toast-store.ts";
import { withinTime } from "../waiting/within-time.ts";

/** The older way, which needs no permission: selects the text in a field that nobody sees, and copies that. */
const copySelected = (text: string): boolean => {
  const { activeElement } = document;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; inset-block-start: 0; opacity: 0";
  // Around an open dialog nothing can be selected.
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

/** Copies a text and says whether it worked; the words are those of the part "menus". */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const { t } = useTranslation();
  return async (text) => {
    try {
      await withinTime(navigator.clipboard.writeText(text));
    } catch {
      // Browsers refuse the clipboard, or never answer, on insecure origins, in other apps and without permission.
      if (!copySelected(text)) return void showToast({ kind: "error", text: t("shell.copyRefused") });
    }
    showToast({ kind: "success", text: t("common.copied"), stay: "brief" });
  };
};
