import { getTeamReport } from "@volado/api-client/endpoints";
import { type TeamFilter, TeamGroup } from "@volado/domain/agency";
import { useTranslation } from "react-i18next";
import { useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { everyPage } from "../every-page.ts";
import { cellOf, figureValue, teamFigures } from "../team-fields.ts";
import { askedOf } from "./team-days.ts";
import { useSaveCsv } from "./use-save-csv.ts";

/** Saves every figure of a team's days as a file, a line for each day on which something happened. */
export const useDayCsv = (filter: TeamFilter): ((name: string) => Promise<void>) => {
  const { t } = useTranslation();
  const client = useClient();
  const save = useSaveCsv();
  const asked = { ...askedOf({ ...filter, sort: undefined }, useMerchantToday()), group: TeamGroup.Day };

  return (name) =>
    save(name, async () => {
      const lines = await everyPage((paging) => client.call(getTeamReport, { ...asked, ...paging }));
      return [
        [t("agency.day"), ...teamFigures.map((figure) => t(`agency.fields.${figure}`))],
        ...lines.map((line) => [
          line.id,
          ...teamFigures.map((figure) => cellOf(figureValue(line, figure), String)),
        ]),
      ];
    });
};
