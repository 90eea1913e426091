import { SiteSwitch, type SiteSwitches } from "@volado/domain/site";
import { merchantLater } from "../merchant-later.ts";
import type { SocialProvider } from "./social-sign-in.ts";

const switches = { google: SiteSwitch.GoogleLogin, facebook: SiteSwitch.FacebookLogin } as const;

/** The companies' names, the same in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: "Google",
  facebook: "Facebook",
};

/** In the order of their buttons (Spec §2 "Facebook and Google buttons"). */
const providers: readonly SocialProvider[] = ["facebook", "google"];

/** Whose accounts the merchant has configured, whatever the switches say. */
export const configuredProviders: readonly SocialProvider[] = providers.filter(
  (provider) => merchantLater.socialSignIn?.[provider],
);

/**
 * Whose accounts may be used now: those that the merchant has configured, while their switch is on (Spec §2 "Login").
 */
export const offeredProviders = (on: SiteSwitches | undefined): readonly SocialProvider[] =>
  configuredProviders.filter((provider) => on?.has(switches[provider]));
