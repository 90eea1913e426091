import "@volado/ui/vendor-tile.css";
import "./vendors.css";
import { Skeleton, VendorTileSkeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { RowSkeleton } from "../../../shared/games/row-skeleton.tsx";

export function VendorTilesSkeleton() {
  return (
    <div className="app-vendor-tiles" aria-hidden="true">
      <VendorTileSkeleton />
      <VendorTileSkeleton />
      <VendorTileSkeleton />
    </div>
  );
}

export function VendorStripsSkeleton() {
  return ["a", "b"].map((strip) => (
    <section key={strip} className="app-section" aria-hidden="true">
      <Skeleton className="app-section__title-skeleton" width="40%" />
      <RowSkeleton />
    </section>
  ));
}

/** Skeleton of the vendor centre, with one announcement. */
export function VendorCentreSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <p className="vo-visually-hidden" role="status">
        {t("common.loading")}
      </p>
      <div className="app-section" aria-hidden="true">
        <Skeleton className="app-section__title-skeleton" width="40%" />
      </div>
      <VendorTilesSkeleton />
      <VendorStripsSkeleton />
    </>
  );
}
