import { Gateway } from "@volado/domain/site";

const mobile = Gateway.Mobile;

/**
 * Module codes for the `Module` header of endpoints that have one (Spec §7, decisions W3): `COMM3`
 * is the mobile gateway's COMM (decisions S11).
 */
export const Module = {
  Common: `COMM${mobile}`,
  Captcha: `CAPTCHA${mobile}`,
  FreePlay: `FREEPLAY${mobile}`,
  Registration: `REG${mobile}`,
  MobileRegistration: `MOBILENUMREG${mobile}`,
  RegistrationSms: `REGMOBVERF${mobile}`,
  Inbox: `INBOX${mobile}`,
  LiveChat: `CBS${mobile}`,
  ProfilePicture: `PROFPIC${mobile}`,
  Affiliate: `AFFMAN${mobile}`,
  AgentInfo: `AGEINFO${mobile}`,
} as const;
export type Module = (typeof Module)[keyof typeof Module];
