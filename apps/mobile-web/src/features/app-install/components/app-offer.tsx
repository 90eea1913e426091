import "./app-install.css";
import { type DeviceSigns, deviceKind, homeScreenGuides, needsLegacyTip } from "@volado/domain/app-install";
import { AddToHomeIcon, Button, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { OLDEST_IOS } from "../../../shared/device/oldest-ios.ts";
import { useInstallPrompt } from "../../../shared/download/install-prompt.ts";
import { AppLinkButtons } from "./app-link-buttons.tsx";
import { GuideSteps, type GuideStepsProps } from "./guide-steps.tsx";

const deviceSigns = (): DeviceSigns => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
});

/**
 * All ways to install: the browser's own prompt, the app links for this device, and the steps for adding the site to
 * the home screen. iOS 12.1 and older shows the legacy tip instead of the steps (Spec §2 "Download popup"). The tip
 * names the version that the site needs, because the one in §9 is too old to run it.
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
