/** Module codes that travel in the `Module` header, where the specification names one (Spec §7, decisions W3). */
export const Module = {
  Common: "COMM3",
  Captcha: "CAPTCHA3",
  FreePlay: "FREEPLAY3",
  Registration: "REG3",
  MobileRegistration: "MOBILENUMREG3",
  RegistrationSms: "REGMOBVERF3",
  Inbox: "INBOX3",
  LiveChat: "CBS3",
  ProfilePicture: "PROFPIC3",
  Affiliate: "AFFMAN3",
  AgentInfo: "AGEINFO3",
} as const;
export type Module = (typeof Module)[keyof typeof Module];
