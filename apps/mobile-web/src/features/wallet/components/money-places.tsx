import "@volado/ui/fact-list.css";
import "@volado/ui/fold.css";
import "./money-places.css";
import { useQuery } from "@tanstack/react-query";
import { memberQueries } from "@volado/api-client/query";
import type { MerchantWallet } from "@volado/domain/wallet";
import { Button, FactList, Fold, Skeleton } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { refreshableState } from "../../../shared/query/async-state.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useBalanceText } from "../../../shared/session/hideable-balance.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

interface PlacesSheetProps {
  readonly wallet: MerchantWallet;
  /** Whether the last refresh failed, so that the amounts are old. */
  readonly stale: boolean;
  readonly refreshing: boolean;
  readonly onRefresh: () => Promise<unknown>;
}

/** The amounts by place, without empty ones, and a refresh button. */
function PlacesSheet({ wallet, stale, refreshing, onRefresh }: PlacesSheetProps) {
  const { t } = useTranslation();
  const { available, bonus, withdrawing, vendors } = wallet;
  const money = useBalanceText();
  const elsewhere = [
    ...(bonus.centavos > 0 ? [{ label: t("places.bonus"), value: money(bonus) }] : []),
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

function PlacesSkeleton() {
  return (
    <LoadingBlock text="places.loading">
      <Skeleton height={88} />
    </LoadingBlock>
  );
}

/** A fold with the player's money by place, fetched when it is opened (Spec §7 "merchant wallet"). */
export function MoneyPlaces() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const session = useSession();
  const wallet = memberQueries.merchantWallet(useClient(), session?.userName);
  const places = refreshableState(useQuery({ ...wallet, enabled: open && session !== undefined }));
  return (
    <Fold className="app-places" label={<b>{t("places.title")}</b>} onOpenChange={setOpen}>
      {open && places.phase === "pending" && <PlacesSkeleton />}
      {places.phase === "failed" && <LoadFailure title={t("places.failed")} failure={places} />}
      {places.phase === "content" && (
        <PlacesSheet
          wallet={places.data}
          stale={places.stale}
          refreshing={places.refreshing}
          onRefresh={places.retry}
        />
      )}
    </Fold>
  );
}
