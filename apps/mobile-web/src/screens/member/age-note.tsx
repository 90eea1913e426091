import { useTranslation } from "react-i18next";
import { merchant } from "../../shared/merchant.ts";

/** From what age on one may play here, and a word to the wise (decisions S2). */
export function AgeNote() {
  const { t } = useTranslation();
  return (
    <p className="app-legal">
      {`${t("legal.minimumAge", { age: merchant.policy.minimumAge })} ${t("legal.playResponsibly")}`}
    </p>
  );
}
