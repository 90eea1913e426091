import { InlineMessage, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../shared/lazy/lazy-component.tsx";
import { merchant } from "../../shared/merchant.ts";
import { useSiteInfo } from "../../shared/services/use-site.ts";
import type { SocialProvider } from "../../shared/sign-in/social-port.ts";
import {
  configuredProviders,
  offeredProviders,
  providerNames,
  signsInHere,
} from "../../shared/sign-in/social-port.ts";

const SocialButtons = lazyComponent({
  name: "social buttons",
  load: () => import("./social-choice.tsx"),
  onFail: "retry",
});

/** Skeleton of these providers' buttons, in their size. */
function SocialSkeleton({ providers }: { providers: readonly SocialProvider[] }) {
  const { t } = useTranslation();
  return (
    <div className="app-social" aria-hidden="true">
      <p className="app-social__divider">{t("social.divider")}</p>
      {providers.map((provider) => (
        <Skeleton key={provider} height={48} />
      ))}
      <p className="app-social__terms">
        {t("social.terms", { age: merchant.policy.minimumAge })} <u>{t("social.termsLink")}</u>.
      </p>
    </div>
  );
}

/** For providers that refuse to sign in here: suggests the phone's own browser. */
function OpenInBrowser({ providers, only }: { providers: readonly SocialProvider[]; only: boolean }) {
  const { t } = useTranslation();
  const names = providers.map((provider) => providerNames[provider]).join(" / ");
  return (
    <div className="app-social">
      {only && <p className="app-social__divider">{t("social.divider")}</p>}
      <InlineMessage>{t("social.inBrowser", { providers: names })}</InlineMessage>
    </div>
  );
}

/**
 * Buttons of social accounts, if the merchant offers any. Their code loads separately, behind a skeleton of the same
 * size. While the switches are unknown, as in the prerendered page, space is reserved for all configured ones.
 */
export function SocialSignIn() {
  const switches = useSiteInfo()?.switches;
  const providers = switches ? offeredProviders(switches) : configuredProviders;
  if (providers.length === 0) return null;
  const usable = providers.filter(signsInHere);
  const refused = providers.filter((provider) => !usable.includes(provider));
  const skeleton = <SocialSkeleton providers={usable} />;
  return (
    <>
      {usable.length > 0 && (switches ? <SocialButtons waiting={skeleton} /> : skeleton)}
      {refused.length > 0 && <OpenInBrowser providers={refused} only={usable.length === 0} />}
    </>
  );
}
