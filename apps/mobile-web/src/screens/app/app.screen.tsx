import "../../features/app-install/components/app-install.css";
import { appPageLook, isInstalled } from "@volado/domain/app-install";
import { InlineMessage, Logo, Skeleton } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyAppOffer } from "../../features/app-install/components/lazy-app-offer.ts";
import { brandMark } from "../../shared/brand-mark.tsx";
import { useAppLinks } from "../../shared/device/app-download.ts";
import { openedIn } from "../../shared/device/device.ts";
import { merchant } from "../../shared/merchant.ts";
import { asyncState } from "../../shared/query/async-state.ts";
import { RetryBlock } from "../../shared/query/retry-block.tsx";
import { useSite } from "../../shared/services/use-site.ts";

/** App description in the merchant's text and colours, from the status response (Spec §3 "Mobile template"). */
function AppHero() {
  const { t } = useTranslation();
  const site = asyncState(useSite());
  const { icon } = useAppLinks();
  const [broken, setBroken] = useState(false);
  if (site.phase === "pending") return <Skeleton className="app-hero" />;
  if (site.phase === "failed") return <RetryBlock onRetry={site.retry} />;
  const { template } = site.data;
  const look = appPageLook(template, window.location.origin);
  const mark =
    icon === undefined || broken ? (
      brandMark(64)
    ) : (
      <img src={icon} alt="" width={64} height={64} onError={() => setBroken(true)} />
    );
  return (
    // Colours are parsed and set through the style object, so gateway text never becomes CSS.
    <div className="app-hero" style={{ backgroundColor: look.ground, color: look.text }}>
      {look.picture !== undefined && <img className="app-hero__picture" src={look.picture} alt="" />}
      <div className="app-hero__words">
        <Logo mark={mark} size={64}>
          {merchant.brandName}
        </Logo>
        <p>{template.appDescription || t("install.app.descriptionDefault")}</p>
      </div>
    </div>
  );
}

/** The app page (Spec §2 /m/app): a description, and install options or a note that the app is already installed. */
export default function AppScreen() {
  const { t } = useTranslation();
  return (
    <div className="app-about">
      <AppHero />
      {isInstalled(openedIn()) ? (
        <InlineMessage kind="success">{t("install.app.installed")}</InlineMessage>
      ) : (
        <LazyAppOffer headingLevel={2} waiting={<Skeleton lines={6} />} />
      )}
    </div>
  );
}

export const texts = ["install"] as const;
