import "./home-end.css";
import { limits } from "@volado/config";
import { licenceLink, socialKinds, socialLink } from "@volado/domain/support";
import { homeBlocks, type VendorCategory } from "@volado/domain/vendors";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Jackpot } from "../../features/jackpot/components/jackpot.tsx";
import { VendorRows } from "../../features/lobby/components/vendor-rows.tsx";
import { useRequestQueue } from "../../features/lobby/hooks/use-request-queue.ts";
import VendorBlocks from "../../features/vendors/components/vendor-blocks.tsx";
import { Winners, WinnersSkeleton } from "../../features/winners/components/winners.tsx";
import { isServedEncrypted } from "../../shared/device/device.ts";
import type { GameActions } from "../../shared/games/use-tile-actions.ts";
import { LanguageChoice } from "../../shared/language/language-choice.tsx";
import { PartBoundary } from "../../shared/lazy/part-boundary.tsx";
import { lazyMerchantConfig } from "../../shared/lazy-merchant-config.ts";
import { merchant } from "../../shared/merchant.ts";
import { NearScreen } from "../../shared/motion/near-screen.tsx";
import { DocumentLinks } from "../../shared/navigation/document-links.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useOpenGame } from "../../shared/navigation/play-address.ts";
import { useSiteInfo } from "../../shared/services/use-site.ts";

/**
 * The merchant's claims, all from the language resources, none in code (Spec §9 "marketing text"; decisions H2).
 * Encryption isn't claimed over plain http. Renders nothing if every text is empty.
 */
export function MarketingClaims() {
  const { t } = useTranslation();
  const claims = [
    t("lowerHome.claims.games"),
    ...(isServedEncrypted() ? [t("lowerHome.claims.encryption")] : []),
  ].filter(Boolean);
  return claims.length === 0 ? null : <p>{claims.join(" · ")}</p>;
}

/**
 * The merchant's social pages and licence proof, if in the status (Spec §3 "keyed set CURACAO, FACEBOOK, TELEGRAM,
 * WHATSAPP, VIBER"). Links to other hosts are omitted.
 */
function PublishedLinks() {
  const { t } = useTranslation();
  const resources = useSiteInfo()?.resources ?? [];
  const licence = licenceLink(resources);
  const links = [
    ...socialKinds.map((kind) => ({
      words: t(`lowerHome.social.${kind}`),
      href: socialLink(resources, kind, lazyMerchantConfig.linkHosts),
    })),
    { words: t("lowerHome.licence"), href: licence },
  ].filter(({ href }) => href !== undefined);
  if (links.length === 0) return null;
  return (
    <nav aria-label={t("lowerHome.socialList")}>
      <ul>
        {links.map(({ words, href }) => (
          <li key={words}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {words}
              <span className="vo-visually-hidden"> {t("lowerHome.newTab")}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Ways to pay as plain text: their logos are their owners'. */
function PaymentMarks() {
  const { t } = useTranslation();
  const { paymentMarks } = lazyMerchantConfig;
  return (
    paymentMarks.length > 0 && (
      <ul className="app-home-end__payments" aria-label={t("lowerHome.payments")}>
        {paymentMarks.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    )
  );
}

/**
 * Home's end: the merchant's documents, links, ways to pay and claims, minimum age and copyright (Spec §2
 * "/m/help#terms", §9 "Minimum age", "Copyright 2025").
 */
export function HomeEnd() {
  const { t } = useTranslation();
  return (
    <footer className="app-home-end">
      <DocumentLinks />
      <PublishedLinks />
      <PaymentMarks />
      <MarketingClaims />
      <p className="app-home-end__age">
        <b aria-hidden="true">{`${merchant.policy.minimumAge}+`}</b>
        {` ${t("legal.minimumAge", { age: merchant.policy.minimumAge })} `}
        <span>{t("legal.playResponsibly")}</span>
      </p>
      {t("lowerHome.helpLine") && <p>{t("lowerHome.helpLine")}</p>}
      <LanguageChoice whole />
      <p>{t("lowerHome.copyright", { year: String(limits.copyrightYear) })}</p>
    </footer>
  );
}

export interface HotHomeProps {
  categories: readonly VendorCategory[];
  actions: GameActions;
}

/**
 * Below the hot games: the decorative counter, vendor carousels, vendor blocks, winners, copyright (Spec §2 "Home", §9
 * "Copyright"). Each part fails on its own.
 */
export function HotHome({ categories, actions }: HotHomeProps) {
  const open = useOpenGame();
  const navigate = useNavigate();
  const requests = useRequestQueue();
  return (
    <>
      {merchant.policy.decorativeJackpot && (
        <PartBoundary at="home jackpot">
          <Jackpot />
        </PartBoundary>
      )}
      <VendorRows categories={categories} requests={requests} actions={actions} />
      {homeBlocks(categories).map(({ type }) => (
        <PartBoundary key={type} at={`home block ${type}`}>
          <VendorBlocks type={type} categories={categories} eager={false} />
        </PartBoundary>
      ))}
      <PartBoundary at="home winners">
        <NearScreen waiting={<WinnersSkeleton />} onNear={() => requests.enqueue("winners")}>
          <Winners
            enabled={requests.isReady("winners")}
            onOpen={open}
            onSearch={(name) => void navigate(paths.slots.to({ name }))}
          />
        </NearScreen>
      </PartBoundary>
      <HomeEnd />
    </>
  );
}
