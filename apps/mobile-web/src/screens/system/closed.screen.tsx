import "./closed.css";
import type { SiteClosure } from "@volado/domain/site";
import { Button, EmptyState, GlobeLockIcon, LockIcon, Logo, WrenchIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { ServiceList } from "../../features/customer-service/components/service-list.tsx";
import { brandMark } from "../../shared/brand-mark.tsx";
import { LanguageChoice } from "../../shared/language/language-choice.tsx";
import { merchant } from "../../shared/merchant.ts";
import { DocumentLinks } from "../../shared/navigation/document-links.tsx";
import { useSiteClosure } from "../../shared/site/use-site.ts";
import { MaintenanceEnd } from "./maintenance-end.tsx";
import { useClosedFocus } from "./use-closed-focus.ts";
import { useClosureCheck } from "./use-closure-check.ts";

/** The parts of the texts that it shows. */
export const texts = ["deferredShell"] as const;

/** What each closure says, and its drawing. */
const looks = {
  maintenance: {
    title: "closed.maintenanceTitle",
    text: "closed.maintenance",
    drawing: <WrenchIcon size={64} />,
  },
  region: { title: "closed.regionTitle", text: "closed.region", drawing: <GlobeLockIcon size={64} /> },
  blocked: { title: "closed.blockedTitle", text: "closed.blocked", drawing: <LockIcon size={64} /> },
} as const satisfies Record<SiteClosure, unknown>;

/**
 * Maintenance, regional restriction or a blocked address (Spec §2 "Regional restriction, maintenance and
 * blocked pages"): the reason and for how long, the way to a human, the merchant's documents, the languages, and
 * another look at once. It leaves by itself when the state ends.
 */
export default function ClosedScreen() {
  const { t } = useTranslation();
  const { site, found, look } = useClosureCheck();
  const closure = useSiteClosure() ?? "maintenance";
  const { title, text, drawing } = looks[closure];
  useClosedFocus(t(title));

  return (
    <main id="main" className="app-closed" tabIndex={-1}>
      <Logo mark={brandMark()}>{merchant.brandName}</Logo>
      <EmptyState
        headingLevel={1}
        drawing={drawing}
        title={t(title)}
        action={<Button onClick={look}>{t("closed.checkAgain")}</Button>}
      >
        <p>{t(text)}</p>
        {closure === "maintenance" && site?.closedUntil !== undefined && (
          <MaintenanceEnd at={site.closedUntil} />
        )}
        {closure !== "maintenance" && site?.ip !== undefined && <p>{t("closed.address", { ip: site.ip })}</p>}
      </EmptyState>
      <div className="app-closed__foot">
        <ServiceList title={t("closed.service")} />
        <p className="app-closed__note" role="status">
          {t(found ?? "closed.checking")}
        </p>
        <DocumentLinks />
        <LanguageChoice whole />
      </div>
    </main>
  );
}
