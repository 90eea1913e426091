import "@volado/ui/fact-list.css";
import "@volado/ui/fold.css";
import "./money-places.css";
import { messageKeyOf } from "@volado/api-client";
import { Fold } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useMoneyPlaces } from "../hooks/use-money-places.ts";
import { PlacesSheet, PlacesSkeleton } from "./places-sheet.tsx";

/** Where the player's money is besides the wallet: a fold that asks when it is opened (Spec §7 "merchant wallet"). */
export function MoneyPlaces() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useMoneyPlaces(open);
  return (
    <Fold className="app-places" label={<b>{t("places.title")}</b>} onOpenChange={setOpen}>
      {data && (
        <PlacesSheet wallet={data} stale={error !== null} refreshing={isFetching} onRefresh={refetch} />
      )}
      {!data && error && !isFetching && (
        <LoadFailure title={t("places.failed")} messageKey={messageKeyOf(error)} onRetry={refetch} />
      )}
      {open && !data && (!error || isFetching) && <PlacesSkeleton />}
    </Fold>
  );
}
