import "./app-install.css";
import { type DeviceSigns, deviceKind, homeScreenGuides, needsLegacyTip } from "@volado/domain/app-install";
import { AddToHomeIcon, Button, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { OLDEST_IOS } from "../../../shared/device/oldest-ios.ts";
import { useInstallPrompt } from "../../../shared/download/install-prompt.ts";
import { AppLinkButtons } from "./app-link-buttons.tsx";
import { GuideSteps, type GuideStepsProps } from "./guide-steps.tsx";

/** What the browser says about its device. */
const deviceSigns = (): DeviceSigns => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
});

/**
 * Everything by which the site gets onto a phone: the browser's own offer by one tap, the app's links for this device,
 * and how the browser itself puts the site on the home screen. An iOS of 12.1 or older gets the legacy tip instead of
 * that (Spec §2 "Download popup"), which names the version that the site needs rather than §9's, with which it still
 * wouldn't run.
 */
export default function AppOffer({ headingLevel }: Pick<GuideStepsProps, "headingLevel">) {
  const { t } = useTranslation();
  const signs = deviceSigns();
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
