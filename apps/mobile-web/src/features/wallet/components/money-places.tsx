import "@volado/ui/fact-list.css";
import "@volado/ui/fold.css";
import "./money-places.css";
import { Fold } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { refreshableState } from "../../../shared/query/refreshable-state.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useMoneyPlaces } from "../hooks/use-money-places.ts";
import { PlacesSheet, PlacesSkeleton } from "./places-sheet.tsx";

/** Where the player's money is besides the wallet: a fold that asks when it is opened (Spec §7 "merchant wallet"). */
export function MoneyPlaces() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const places = refreshableState(useMoneyPlaces(open));
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
