/**
 * White-label switches of the status response (Spec §3 "Site switches"), including the agency menu's keys (§2 "Agent
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
  Passkeys: "PASSKEY3",
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

const label = (group: string, description: string): SiteSwitchLabel => ({ group, description });

/** Labels of the switches for a back office; sites don't load them. */
export const siteSwitchLabels: Readonly<Record<SiteSwitch, SiteSwitchLabel>> = {
  [SiteSwitch.UsernameRegistration]: label("Registration", "Shows registration by username."),
  [SiteSwitch.MobileRegistration]: label("Registration", "Shows registration by mobile number."),
  [SiteSwitch.RegistrationSmsCheck]: label(
    "Registration",
    "Asks for an SMS code when registering by mobile number.",
  ),
  [SiteSwitch.MobileRegistrationPassword]: label(
    "Registration",
    "Asks for a password when registering by mobile number.",
  ),
  [SiteSwitch.FacebookLogin]: label("Login", "Shows the Facebook login."),
  [SiteSwitch.GoogleLogin]: label("Login", "Shows the Google login."),
  [SiteSwitch.SmsLogin]: label("Login", "Shows the login by mobile number and SMS code."),
  [SiteSwitch.Passkeys]: label("Login", "Shows the login by passkey, and passkeys in the security center."),
  [SiteSwitch.PasswordChangeSmsCheck]: label("Login", "Offers to find a lost password by mobile number."),
  [SiteSwitch.LiveChat]: label("Service", "Shows the live chat."),
  [SiteSwitch.RewardCenter]: label("Rewards", "Shows the reward center and promo codes."),
  [SiteSwitch.Missions]: label("Rewards", "Shows the daily tasks."),
  [SiteSwitch.AgencyOverview]: label("Agency centre", "The team's overview."),
  [SiteSwitch.AgencyRecords]: label("Agency centre", "The records of the agent's own money."),
  [SiteSwitch.AgencyMembers]: label("Agency centre", "The team's members, and opening accounts."),
  [SiteSwitch.AgencyTransfers]: label("Agency centre", "Transfers to downlines."),
  [SiteSwitch.AgencyProfit]: label("Agency centre", "The team's profit and loss."),
  [SiteSwitch.AgencyBets]: label("Agency centre", "What the team bets."),
  [SiteSwitch.AgencyGames]: label("Agency centre", "The games."),
  [SiteSwitch.AgencyRebates]: label("Agency centre", "The agent's and the team's rebates."),
  [SiteSwitch.AgencySecurity]: label("Agency centre", "The security center."),
  [SiteSwitch.AgencyInbox]: label("Agency centre", "The inbox."),
  [SiteSwitch.AgencyDividend]: label("Agency centre", "The agent's dividend."),
};

/** The switches that are on. Queried, never listed: a merchant may have others unknown to the site. */
export interface SiteSwitches {
  has(name: SiteSwitch): boolean;
}
