import { ConfirmDialog } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../navigation/paths.ts";

/** Explains to trial accounts that the action is not available, and offers registration (Spec §8 "free_reject"). */
export function FreeRejectDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t("freeReject.title")}
      cancelLabel={t("common.cancel")}
      confirmLabel={t("freeReject.register")}
      onConfirm={() => {
        onClose();
        void navigate(paths.register.to());
      }}
    >
      {t("errors.trialRejected")}
    </ConfirmDialog>
  );
}
