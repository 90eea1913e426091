/**
 * White-label switches of the status answer (Spec §3 "Site switches"), the keys of the agency's menu among
 * them (§2 "Agent home"). A missing switch is off.
 */
export const SiteSwitch = {
  UsernameRegistration: "USERNAMEREG3",
  MobileRegistration: "MOBILENUMREG3",
  RegistrationSmsCheck: "REGMOBVERF3",
  MobileRegistrationPassword: "MOBILENUMPASSREG3",
  FacebookLogin: "FACEBOOKLOGIN3",
  GoogleLogin: "GOOGLELOGIN3",
  SmsLogin: "MOBILEVERCODELOGIN3",
  PasswordChangeSmsCheck: "CHNGPASSVERIF3",
  LiveChat: "CBS3",
  RewardCenter: "REWCEN3",
  Missions: "MISSIONLB3",
  AgencyOverview: "AGEPAG",
  AgencyRecords: "TRANSREC3",
  AgencyMembers: "DOWNMAN",
  AgencyTransfers: "AGENTRANSMULTDOWN3",
  AgencyProfit: "AGETEAMPNL3",
  AgencyBets: "TEAMBETTING3",
  AgencyGames: "GAMSER",
  AgencyRebates: "AGEREBINC3",
  AgencySecurity: "SECPRIV",
  AgencyInbox: "MAILCEN",
  AgencyDividend: "AGEDIVIDEND3",
} as const;
export type SiteSwitch = (typeof SiteSwitch)[keyof typeof SiteSwitch];

/** The switches that are on. Only asked, never listed: a merchant may have others that the site knows nothing of. */
export interface SiteSwitches {
  has(name: SiteSwitch): boolean;
}
