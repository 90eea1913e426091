import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** The contracts on their way: the card of one, in its size. */
export function ContractsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="app-contracts" aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("contracts.loading")}
      </p>
      <div className="app-contract">
        <Skeleton height={28} width="60%" />
        <Skeleton height={200} />
        <Skeleton height={180} />
      </div>
    </div>
  );
}
