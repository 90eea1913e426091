import type { Application } from "@volado/domain/promotions";
import { formatDay } from "@volado/i18n";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";

/** How the member's application stands, in the gateway's own word (decisions B3), and what it said. */
export function ApplicationStatus({ application }: { readonly application: Application }) {
  const { t } = useTranslation();
  const { status, remark, pictures, sentAt } = application;
  return (
    <div className="app-apply__stand">
      <p className="app-apply__status" data-status={status}>
        {t(`promotions.apply.statuses.${status}`)}
      </p>
      {remark !== "" && <p className="app-apply__remark">{remark}</p>}
      <p className="app-apply__note">
        <span>{t("promotions.apply.sentOn", { day: formatDay(sentAt, merchant.timeZone) })}</span>
        {pictures > 0 && <span>{` · ${t("uploads.sent", { count: pictures })}`}</span>}
      </p>
    </div>
  );
}
