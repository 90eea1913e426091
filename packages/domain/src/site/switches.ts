/** White-label switches of the status answer (Spec §3 "Site switches"). A missing switch is off. */
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
} as const;
export type SiteSwitch = (typeof SiteSwitch)[keyof typeof SiteSwitch];

/** The switches that are on. */
export type SiteSwitches = ReadonlySet<SiteSwitch>;
