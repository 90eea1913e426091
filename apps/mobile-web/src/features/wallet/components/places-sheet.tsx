import type { MerchantWallet } from "@volado/domain/wallet";
import { Button, FactList, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { RetryNote } from "../../../shared/states/retry-note.tsx";

export interface PlacesSheetProps {
  readonly wallet: MerchantWallet;
  /** The last refresh failed: the amounts are those of before. */
  readonly stale: boolean;
  readonly refreshing: boolean;
  readonly onRefresh: () => Promise<unknown>;
}

/** What lies where, with the way to ask again. What holds nothing isn't named. */
export function PlacesSheet({ wallet, stale, refreshing, onRefresh }: PlacesSheetProps) {
  const { t } = useTranslation();
  const { available, withdrawing, vendors } = wallet;
  const money = useMoneyText();
  const elsewhere = [
    ...(withdrawing.centavos > 0 ? [{ label: t("places.withdrawing"), value: money(withdrawing) }] : []),
    ...vendors.map(({ name, amount }) => ({ label: t("places.vendor", { name }), value: money(amount) })),
  ];
  return (
    <>
      {stale && !refreshing && <RetryNote text={t("places.stale")} onRetry={onRefresh} />}
      <FactList items={[{ label: t("places.available"), value: money(available) }, ...elsewhere]} />
      {elsewhere.length === 0 && <p>{t("places.all")}</p>}
      <Button variant="quiet" loading={refreshing} onClick={() => void onRefresh()}>
        {t("places.refresh")}
      </Button>
    </>
  );
}

/** The amounts on their way, in their size. */
export function PlacesSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("places.loading")}
      </p>
      <Skeleton height={88} />
    </div>
  );
}
