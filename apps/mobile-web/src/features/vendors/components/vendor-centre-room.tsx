import "@volado/ui/vendor-tile.css";
import "./vendors.css";
import { GameTileSkeleton, Skeleton, VendorTileSkeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** The room of tiles while the categories are on their way; hidden from assistive technology. */
export function VendorTilesRoom() {
  return (
    <div className="app-vendor-tiles" aria-hidden="true">
      <VendorTileSkeleton />
      <VendorTileSkeleton />
      <VendorTileSkeleton />
    </div>
  );
}

/** The room of the strips while their games are on their way; hidden from assistive technology. */
export function VendorStripsRoom() {
  return ["a", "b"].map((strip) => (
    <section key={strip} className="app-section" aria-hidden="true">
      <Skeleton className="app-section__title-room" width="40%" />
      <div className="app-row-room">
        <GameTileSkeleton />
        <GameTileSkeleton />
        <GameTileSkeleton />
        <GameTileSkeleton />
      </div>
    </section>
  ));
}

/** The whole vendor centre while the vendors are on their way; says so once. */
export function VendorCentreRoom() {
  const { t } = useTranslation();
  return (
    <>
      <p className="vo-visually-hidden" role="status">
        {t("common.loading")}
      </p>
      <div className="app-section" aria-hidden="true">
        <Skeleton className="app-section__title-room" width="40%" />
      </div>
      <VendorTilesRoom />
      <VendorStripsRoom />
    </>
  );
}
