import type { Announcement } from "@volado/domain";
import { Button, Dialog } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { plainText } from "../plain-text.ts";

export interface NoticeDialogProps {
  notice: Announcement;
  open: boolean;
  onClose: () => void;
}

/** One notice, whole. */
export default function NoticeDialog({ notice, open, onClose }: NoticeDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={notice.title}
      actions={<Button onClick={onClose}>{t("common.close")}</Button>}
    >
      <p className="app-notice">{plainText(notice.html)}</p>
    </Dialog>
  );
}
