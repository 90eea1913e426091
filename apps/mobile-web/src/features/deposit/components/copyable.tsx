import { CopyIcon, IconButton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../shared/toast/toast-store.ts";

export interface CopyableProps {
  /** What is copied. */
  readonly value: string;
  /** As it is written here. */
  readonly shown: string;
  /** What it is, for the button's name. */
  readonly what: string;
}

/** A value to be typed elsewhere, and a button that copies it. */
export function Copyable({ value, shown, what }: CopyableProps) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ kind: "success", text: t("deposit.one.copied") });
    } catch {
      // Browsers refuse the clipboard on insecure origins and without permission.
      showToast({ kind: "error", text: t("deposit.one.copyRefused") });
    }
  };
  return (
    <span className="app-deposit__copyable">
      <b>{shown}</b>
      <IconButton label={t("deposit.one.copy", { what })} onClick={() => void copy()}>
        <CopyIcon size={20} />
      </IconButton>
    </span>
  );
}
