import type { VietnamesePrize } from "@volado/domain/lottery";
import { useTranslation } from "react-i18next";

/** The numbers of each prize of one draw. */
export function PrizeTable({ caption, prizes }: PrizeTableProps) {
  const { t } = useTranslation();
  return (
    <table className="app-prizes">
      <caption className="app-prizes__caption">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("lottery.results.rank")}</th>
          <th scope="col">{t("lottery.results.numbers")}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ rank, numbers }) => (
          <tr key={rank} data-rank={rank}>
            <th scope="row">
              {rank === "special"
                ? t("lottery.results.ranks.special")
                : t("lottery.results.ranks.other", { rank })}
            </th>
            <td className="app-prizes__numbers">{numbers.join(" ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PrizeTableProps {
  /** Names the table: province and day. */
  readonly caption: string;
  readonly prizes: readonly VietnamesePrize[];
}
