import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";

/** The two ways to register (Spec §2 "Registration"). */
export type RegistrationTab = "username" | "mobile";

/**
 * The ways that are open, the default first: username when it is on, otherwise mobile. Empty when
 * registration is closed (Spec §2).
 *
 * @param whenOff the way that stays open while both are switched off; none without it
 */
export const registrationTabs = (
  switches: SiteSwitches,
  whenOff?: RegistrationTab,
): readonly RegistrationTab[] => {
  const open = [
    ...(switches.has(SiteSwitch.UsernameRegistration) ? (["username"] as const) : []),
    ...(switches.has(SiteSwitch.MobileRegistration) ? (["mobile"] as const) : []),
  ];
  return open.length === 0 && whenOff !== undefined ? [whenOff] : open;
};
