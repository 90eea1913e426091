import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";

const topics = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The help on its way: topics on the left, words on the right. */
export function HelpWaiting() {
  const { t } = useTranslation();
  return (
    <div className="app-help" aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("common.loading")}
      </p>
      <div className="app-help__bar" />
      <div className="app-help__columns">
        <div className="app-help__topics">
          {topics.map((topic) => (
            <Skeleton key={topic} className="app-help__topic-skeleton" height={28} />
          ))}
        </div>
        <div className="app-help__article">
          <Skeleton height={32} width="70%" />
          <Skeleton lines={12} />
        </div>
      </div>
    </div>
  );
}
