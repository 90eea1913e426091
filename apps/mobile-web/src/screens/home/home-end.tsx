import "./home-end.css";
import { limits } from "@volado/config";
import { useTranslation } from "react-i18next";
import { merchant } from "../../shared/merchant.ts";

/** Where home ends: who may play, and whose site it is (Spec §9 "Minimum age", "Copyright 2025"). */
export function HomeEnd() {
  const { t } = useTranslation();
  return (
    <footer className="app-home-end">
      <p>
        {t("legal.minimumAge", { age: merchant.policy.minimumAge })} {t("legal.playResponsibly")}
      </p>
      <p>{t("lowerHome.copyright", { year: limits.copyrightYear })}</p>
    </footer>
  );
}
