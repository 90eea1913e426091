import "./app-install.css";
import {
  type DeviceKind,
  type DeviceSigns,
  deviceKind,
  HomeScreenGuide,
  homeScreenGuides,
  needsLegacyTip,
} from "@volado/domain/app-install";
import {
  AddToHomeIcon,
  Button,
  ButtonLink,
  CheckIcon,
  DownloadIcon,
  ExternalIcon,
  InlineMessage,
  MoreIcon,
  PhoneIcon,
  ShareIcon,
} from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAppLinks } from "../../../shared/device/app-download.ts";
import { useInstallPrompt } from "../../../shared/device/install-prompt.ts";
import { OLDEST_IOS } from "../../../shared/device/oldest-ios.ts";
import { merchant } from "../../../shared/merchant.ts";

/**
 * App download links for this device, or all of them if the merchant is configured so (Spec §2 "Android, iOS, profile
 * links"). Renders nothing without a link.
 */
export function AppLinkButtons({ device }: { device: DeviceKind }) {
  const { t } = useTranslation();
  const links = useAppLinks();
  const appLinks = [
    { id: "android", href: links.android, for: "android", icon: <DownloadIcon size={20} /> },
    { id: "ios", href: links.ios, for: "ios", icon: <PhoneIcon size={20} /> },
    { id: "profile", href: links.profile, for: "ios", icon: <PhoneIcon size={20} /> },
  ] as const;
  const all = device === "other" || merchant.layout.appLinks === "all";
  const shown = appLinks.filter((link) => link.href !== undefined && (all || device === link.for));
  if (shown.length === 0) return null;
  return (
    <ul className="app-install__ways">
      {shown.map(({ id, href = "", icon }, index) => (
        <li key={id}>
          <ButtonLink
            block
            variant={index === 0 ? "action" : "quiet"}
            icon={icon}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t(`install.links.${id}`)} <span className="vo-visually-hidden">{t("install.newTab")}</span>
          </ButtonLink>
          {id === "profile" && <p className="app-install__hint">{t("install.profileHint")}</p>}
        </li>
      ))}
    </ul>
  );
}

interface GuideStepsProps {
  guide: HomeScreenGuide;
  headingLevel: 2 | 3;
}

/** One step with the browser's own icon, so that it can be found in any phone language. */
function Step({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className="app-install__drawing">{drawing}</span>
      <span>{children}</span>
    </li>
  );
}

/** Steps for adding the site to the home screen (Spec §2 "add-to-home guide"). */
function GuideSteps({ guide, headingLevel }: GuideStepsProps) {
  const { t } = useTranslation();
  const Title = `h${headingLevel}` as const;
  if (guide === HomeScreenGuide.InApp)
    return (
      <section className="app-install__guide">
        <Title>{t("install.guides.inApp.title")}</Title>
        <ol>
          <Step drawing={<MoreIcon />}>{t("install.guides.inApp.menu")}</Step>
          <Step drawing={<ExternalIcon />}>{t("install.guides.inApp.leave")}</Step>
        </ol>
      </section>
    );
  return (
    <section className="app-install__guide">
      <Title>{t(`install.guides.${guide}.title`)}</Title>
      <ol>
        <Step drawing={guide === HomeScreenGuide.Safari ? <ShareIcon /> : <MoreIcon />}>
          {t(`install.guides.${guide}.menu`)}
        </Step>
        <Step drawing={<AddToHomeIcon />}>{t(`install.guides.${guide}.add`)}</Step>
        <Step drawing={<CheckIcon />}>{t(`install.guides.${guide}.done`)}</Step>
      </ol>
    </section>
  );
}

/**
 * All ways to install: the browser's own prompt, the app links for this device, and the steps for adding the site to
 * the home screen. iOS 12.1 and older shows the legacy tip instead of the steps (Spec §2 "Download popup"). The tip
 * shows the version that the site needs; the one in §9 is too old to run it.
 */
export default function AppOffer({ headingLevel }: Pick<GuideStepsProps, "headingLevel">) {
  const { t } = useTranslation();
  const signs: DeviceSigns = { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints };
  const install = useInstallPrompt();
  return (
    <div className="app-install">
      {install && (
        <Button block icon={<AddToHomeIcon size={20} />} onClick={install}>
          {t("install.now")}
        </Button>
      )}
      <AppLinkButtons device={deviceKind(signs)} />
      {needsLegacyTip(signs.userAgent) ? (
        <InlineMessage kind="info">{t("install.legacy", { version: OLDEST_IOS })}</InlineMessage>
      ) : (
        homeScreenGuides(signs).map((guide) => (
          <GuideSteps key={guide} guide={guide} headingLevel={headingLevel} />
        ))
      )}
    </div>
  );
}
