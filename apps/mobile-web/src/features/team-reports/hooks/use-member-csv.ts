import { getTeamReport } from "@volado/api-client/endpoints";
import { type TeamFilter, TeamGroup } from "@volado/domain/agency";
import { useTranslation } from "react-i18next";
import { merchantDay, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { everyPage } from "../every-page.ts";
import { cellOf, fieldValue, type TeamField } from "../team-fields.ts";
import type { TeamView } from "../team-views.ts";
import { askedOf } from "./team-days.ts";
import { useSaveCsv } from "./use-save-csv.ts";

/** Saves the whole report by member as a file: what its lines show, all of them, in the order of the screen. */
export const useMemberCsv = (view: TeamView, filter: TeamFilter): ((name: string) => Promise<void>) => {
  const { t } = useTranslation();
  const client = useClient();
  const save = useSaveCsv();
  const fields: readonly TeamField[] = ["level", "team", view.main, ...view.facts];
  const asked = { ...askedOf(filter, useMerchantToday()), group: TeamGroup.Member };

  return (name) =>
    save(name, async () => {
      const lines = await everyPage((paging) => client.call(getTeamReport, { ...asked, ...paging }));
      return [
        [t("agency.fields.member"), ...fields.map((field) => t(`agency.fields.${field}`))],
        ...lines.map((line) => [
          line.member?.name ?? "",
          ...fields.map((field) => cellOf(fieldValue(line, field), merchantDay)),
        ]),
      ];
    });
};
