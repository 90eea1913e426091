/**
 * White-label switches of the status answer (Spec §3 "Site switches"), including the agency menu's keys (§2 "Agent
 * home"). A missing switch is off.
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

/** A switch's label in a back office. */
export interface SiteSwitchLabel {
  readonly group: string;
  readonly description: string;
}

/** Labels of the switches for a back office; sites don't load them. */
export const siteSwitchLabels: Readonly<Record<SiteSwitch, SiteSwitchLabel>> = {
  [SiteSwitch.UsernameRegistration]: {
    group: "Registration",
    description: "Shows registration by username.",
  },
  [SiteSwitch.MobileRegistration]: {
    group: "Registration",
    description: "Shows registration by mobile number.",
  },
  [SiteSwitch.RegistrationSmsCheck]: {
    group: "Registration",
    description: "Asks for an SMS code when registering by mobile number.",
  },
  [SiteSwitch.MobileRegistrationPassword]: {
    group: "Registration",
    description: "Asks for a password when registering by mobile number.",
  },
  [SiteSwitch.FacebookLogin]: { group: "Login", description: "Shows the Facebook login." },
  [SiteSwitch.GoogleLogin]: { group: "Login", description: "Shows the Google login." },
  [SiteSwitch.SmsLogin]: { group: "Login", description: "Shows the login by mobile number and SMS code." },
  [SiteSwitch.PasswordChangeSmsCheck]: {
    group: "Login",
    description: "Offers to find a lost password by mobile number.",
  },
  [SiteSwitch.LiveChat]: { group: "Service", description: "Shows the live chat." },
  [SiteSwitch.RewardCenter]: { group: "Rewards", description: "Shows the reward center and promo codes." },
  [SiteSwitch.Missions]: { group: "Rewards", description: "Shows the daily tasks." },
  [SiteSwitch.AgencyOverview]: { group: "Agency centre", description: "The team's overview." },
  [SiteSwitch.AgencyRecords]: {
    group: "Agency centre",
    description: "The records of the agent's own money.",
  },
  [SiteSwitch.AgencyMembers]: {
    group: "Agency centre",
    description: "The team's members, and opening accounts.",
  },
  [SiteSwitch.AgencyTransfers]: { group: "Agency centre", description: "Transfers to downlines." },
  [SiteSwitch.AgencyProfit]: { group: "Agency centre", description: "The team's profit and loss." },
  [SiteSwitch.AgencyBets]: { group: "Agency centre", description: "What the team bets." },
  [SiteSwitch.AgencyGames]: { group: "Agency centre", description: "The games." },
  [SiteSwitch.AgencyRebates]: { group: "Agency centre", description: "The agent's and the team's rebates." },
  [SiteSwitch.AgencySecurity]: { group: "Agency centre", description: "The security center." },
  [SiteSwitch.AgencyInbox]: { group: "Agency centre", description: "The inbox." },
  [SiteSwitch.AgencyDividend]: { group: "Agency centre", description: "The agent's dividend." },
};

/** The switches that are on. Queried, never listed: a merchant may have others unknown to the site. */
export interface SiteSwitches {
  has(name: SiteSwitch): boolean;
}
