import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";

const rooms = ["a", "b", "c", "d", "e"];

/** The announcements on their way. */
export function NoticesWaiting() {
  const { t } = useTranslation();
  return (
    <div className="app-notices" aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("common.loading")}
      </p>
      {rooms.map((room) => (
        <Skeleton key={room} className="app-notices__room" shape="row" />
      ))}
    </div>
  );
}
