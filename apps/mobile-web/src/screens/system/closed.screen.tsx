import { Button, EmptyState, GlobeLockIcon, Logo, WrenchIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { merchant } from "../../shared/merchant.ts";
import { useSite } from "../../shared/site/use-site.ts";

/** Maintenance or regional restriction: the reason, and when it is looked at again (Spec §2 "restriction, maintenance pages"). */
export default function ClosedScreen() {
  const { t } = useTranslation();
  const { data: site, refetch } = useSite();
  const restricted = site?.access === "restricted";
  return (
    <main id="main" className="app-closed" tabIndex={-1}>
      <Logo>{merchant.brandName}</Logo>
      <EmptyState
        headingLevel={1}
        drawing={restricted ? <GlobeLockIcon size={64} /> : <WrenchIcon size={64} />}
        title={t(restricted ? "legal.restrictedTitle" : "legal.maintenanceTitle")}
        action={<Button onClick={() => refetch()}>{t("shell.checkAgain")}</Button>}
      >
        <p>{t(restricted ? "shell.restricted" : "shell.maintenance")}</p>
        {restricted && site.ip !== undefined && <p>{t("legal.restrictedIp", { ip: site.ip })}</p>}
      </EmptyState>
      <p className="app-closed__note">{t("shell.checking")}</p>
    </main>
  );
}
