import { useTranslation } from "react-i18next";
import { showToast } from "../toast/toast-store.ts";

/** Copies a text and says whether it worked; the words are those of the part "menus". */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const { t } = useTranslation();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: "success", text: t("common.copied"), stay: "brief" });
    } catch {
      // Browsers refuse the clipboard on insecure origins and without permission.
      showToast({ kind: "error", text: t("shell.copyRefused") });
    }
  };
};
