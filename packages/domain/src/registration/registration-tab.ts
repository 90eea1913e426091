import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";

/** The two ways to register (Spec §2 "Registration"). */
export type RegistrationTab = "username" | "mobile";

/**
 * The open tabs, the default first: username when on, otherwise mobile. Empty when registration is closed (Spec §2).
 * @param whenOff the tab that is open while both switches are off, if any
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
