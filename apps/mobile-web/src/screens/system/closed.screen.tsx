import "./closed.css";
import type { SiteClosure } from "@volado/domain/site";
import { formatTime } from "@volado/i18n";
import { Button, EmptyState, GlobeLockIcon, LockIcon, Logo, WrenchIcon } from "@volado/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ServiceList } from "../../features/customer-service/components/service-list.tsx";
import { brandMark } from "../../shared/brand-mark.tsx";
import { useZoneName } from "../../shared/forms/period-choice.tsx";
import { LanguageChoice } from "../../shared/language/language-choice.tsx";
import { merchant } from "../../shared/merchant.ts";
import { DocumentLinks } from "../../shared/navigation/document-links.tsx";
import { focusHeading } from "../../shared/navigation/page-heading.ts";
import { closureIn } from "../../shared/query/global-failures.ts";
import { useGatewayNow } from "../../shared/services/gateway-clock.ts";
import { merchantDay, useDates, useMerchantToday } from "../../shared/services/merchant-time.ts";
import { useSite, useSiteClosure } from "../../shared/services/use-site.ts";

/** The longest timer that browsers support, in milliseconds. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Whether an instant (epoch milliseconds) has passed on the gateway's clock; renders again when it does. */
const useHasPassed = (instant: number): boolean => {
  const left = instant - useGatewayNow()();
  const [, look] = useState(0);

  useEffect(() => {
    if (left <= 0 || left > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => look((before) => before + 1), left);
    return () => clearTimeout(timer);
  });

  return left <= 0;
};

type Finding = "closed.stillClosed" | "closed.notChecked";

/**
 * Checks whether the site is still closed. A refusal because it is closed is a result; any other failure is an error.
 */
const useClosureCheck = () => {
  const { data: site, refetch } = useSite();
  const [found, setFound] = useState<Finding>();
  const look = async (): Promise<void> => {
    setFound(undefined);
    const { error } = await refetch();
    setFound(error && !closureIn(error) ? "closed.notChecked" : "closed.stillClosed");
  };
  return { site, found, look } as const;
};

/**
 * Moves focus to the heading once, because the focused element disappears when the site closes, and sets the document's
 * title. Pages set their own title again once the site opens.
 */
const useClosedFocus = (title: string): void => {
  useEffect(focusHeading, []);
  useEffect(() => {
    document.title = `${title} · ${merchant.brandName}`;
  }, [title]);
};

interface MaintenanceEndProps {
  /** The planned end, in epoch milliseconds. */
  readonly at: number;
}

/** The planned end in the merchant's time zone; once it has passed, a note that it is taking longer. */
export function MaintenanceEnd({ at }: MaintenanceEndProps) {
  const { t } = useTranslation();
  const zone = useZoneName();
  const today = useMerchantToday();
  const { dateOf } = useDates();
  if (useHasPassed(at)) return <p>{t("closed.late")}</p>;
  const time = formatTime(at, merchant.timeZone);
  const text =
    merchantDay(at) === today
      ? t("closed.until", { time, zone })
      : t("closed.untilDay", { day: dateOf(at), time, zone });
  return <p>{text}</p>;
}

export const texts = ["deferredShell"] as const;

const closures = {
  maintenance: {
    title: "closed.maintenanceTitle",
    text: "closed.maintenance",
    drawing: <WrenchIcon size={64} />,
  },
  region: { title: "closed.regionTitle", text: "closed.region", drawing: <GlobeLockIcon size={64} /> },
  blocked: { title: "closed.blockedTitle", text: "closed.blocked", drawing: <LockIcon size={64} /> },
} as const satisfies Record<SiteClosure, unknown>;

/**
 * Maintenance, regional restriction or a blocked address (Spec §2 "Regional restriction, maintenance and blocked
 * pages"): the reason and the planned end, contacts, the merchant's documents, languages, and a button that checks
 * again. It disappears when the site opens.
 */
export default function ClosedScreen() {
  const { t } = useTranslation();
  const { site, found, look } = useClosureCheck();
  const closure = useSiteClosure() ?? "maintenance";
  const { title, text, drawing } = closures[closure];
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
