import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";

/** The two ways to register (Spec §2 "Registration"). */
export type RegistrationTab = "username" | "mobile";

/**
 * The ways that are open, the default first: username when it is on, otherwise mobile. Empty when
 * registration is closed (Spec §2).
 */
export const registrationTabs = (switches: SiteSwitches): readonly RegistrationTab[] => [
  ...(switches.has(SiteSwitch.UsernameRegistration) ? (["username"] as const) : []),
  ...(switches.has(SiteSwitch.MobileRegistration) ? (["mobile"] as const) : []),
];
