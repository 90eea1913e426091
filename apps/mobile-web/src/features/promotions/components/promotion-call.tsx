import { useQuery } from "@tanstack/react-query";
import { applicationQueries } from "@volado/api-client/query";
import type { Announcement } from "@volado/domain/announcements";
import { answersInPlace, permission } from "@volado/domain/member";
import { applicationTo, mayApplyAfter, type PromotionPeriod } from "@volado/domain/promotions";
import { Button, ButtonLink } from "@volado/ui";
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Page, paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../shared/overlays/prompt-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { callOf, type PageLink } from "../page-links.ts";

/** Whether an element has come up from the lowest quarter of the screen, where the call may cover it. */
const useInSight = (element: RefObject<Element | null>): boolean => {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting === true),
      { rootMargin: "0px 0px -25% 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
};

interface ToApplicationProps {
  readonly account: string;
  readonly promotionId: string;
  /** The application, or its form, in the page. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Leads to the form in the page, or names the application's status; hidden while either is in sight. */
function ToApplication({ account, promotionId, place }: ToApplicationProps) {
  const { t } = useTranslation();
  const { data } = useQuery(applicationQueries.list(useClient(), account));
  const last = data && applicationTo(promotionId, data);
  const mayApply = mayApplyAfter(last);
  return (
    <Button
      block
      variant={mayApply ? "action" : "quiet"}
      data-hidden={useInSight(place) || undefined}
      onClick={() => {
        place.current?.scrollIntoView();
        place.current?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
      }}
    >
      {last && !mayApply
        ? `${t("promotions.apply.yours")}: ${t(`promotions.apply.statuses.${last.status}`)}`
        : t("promotions.apply.enter")}
    </Button>
  );
}

interface PromotionCallProps {
  readonly promotion: Pick<Announcement, "id" | "byApplication">;
  readonly kind: PromotionPeriod["kind"];
  /** Addresses of the site's pages that its text links to. */
  readonly links: readonly string[];
  /** The application in the page. */
  readonly application: RefObject<HTMLElement | null>;
}

function AllPromotions() {
  const { t } = useTranslation();
  return (
    <ButtonLink block variant="quiet" href={paths.promotions.to()} onNavigate={useLinkNavigation()}>
      {t("promotions.all")}
    </ButtonLink>
  );
}

/** Registration and login, which return to the promotion. */
function GuestCall({ promotionId }: { readonly promotionId: string }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const back = paths.promotion.to({ id: promotionId });
  return (
    <>
      <ButtonLink href={paths.register.to({ back })} onNavigate={follow}>
        {t("shell.register")}
      </ButtonLink>
      <ButtonLink variant="quiet" href={loginPath(back)} onNavigate={follow}>
        {t("shell.login")}
      </ButtonLink>
    </>
  );
}

/** Leads to a page of the site; free accounts are answered in place if it is for real accounts only. */
function PageCall({ link: { name, href } }: { readonly link: PageLink }) {
  const { t } = useTranslation();
  const viewer = useSession();
  const follow = useLinkNavigation();
  const { guards }: Page = paths[name];
  const access = guards.includes("real-account") ? permission("rewards", viewer) : undefined;
  const label = name === "play" || guards.includes("own-lists") ? t("home.play") : t(`shell.titles.${name}`);
  return answersInPlace(access) ? (
    <Button block onClick={() => showPrompt(access)}>
      {label}
    </Button>
  ) : (
    <ButtonLink block href={href} onNavigate={follow}>
      {label}
    </ButtonLink>
  );
}

function Call({ promotion: { id, byApplication }, kind, links, application }: PromotionCallProps) {
  const { t } = useTranslation();
  const viewer = useSession();
  const access = permission("rewards", viewer);
  const link = callOf(links, viewer);
  if (kind === "ended" || kind === "upcoming") return <AllPromotions />;
  if (!viewer) return <GuestCall promotionId={id} />;
  if (!byApplication) return link ? <PageCall link={link} /> : <AllPromotions />;
  return answersInPlace(access) ? (
    <Button block onClick={() => showPrompt(access)}>
      {t("promotions.apply.enter")}
    </Button>
  ) : (
    <ToApplication account={viewer.userName} promotionId={id} place={application} />
  );
}

/**
 * What to do about a promotion, always in sight (docs/decisions/096): guests open an account, players apply, or go to
 * the page that its text links to. One that isn't running leads to the others.
 */
export function PromotionCall(props: PromotionCallProps) {
  return (
    <div className="app-promotion__call">
      <Call {...props} />
    </div>
  );
}
