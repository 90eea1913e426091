/**
 * Keys of the messages for a failed call or action (Spec §8). None takes a value. Code reports failures by these
 * keys, never by sentences.
 */
export const MessageKey = {
  // The call did not get through.
  Network: "errors.network",
  Timeout: "errors.timeout",
  Aborted: "errors.aborted",
  BadAnswer: "errors.badAnswer",
  Server: "errors.server",
  Unknown: "errors.unknown",
  LoadingFailed: "errors.loadingFailed",
  TooManyRequests: "errors.tooManyRequests",
  UploadQuota: "errors.uploadQuota",
  InsecureOrigin: "errors.insecureOrigin",
  SecureChannel: "errors.secureChannel",
  ClockSkew: "errors.clockSkew",

  // The site as a whole.
  RegionRestricted: "errors.regionRestricted",
  Maintenance: "errors.maintenance",
  SystemUpgrading: "errors.systemUpgrading",

  // The session and what it may do.
  NotLoggedIn: "errors.notLoggedIn",
  SessionExpired: "errors.sessionExpired",
  SessionElsewhere: "errors.sessionElsewhere",
  NotPermitted: "errors.notPermitted",
  NotFound: "errors.notFound",
  Conflict: "errors.conflict",
  InvalidInput: "errors.invalidInput",
  TrialRejected: "errors.trialRejected",

  // Signing in.
  UserNotFound: "errors.userNotFound",
  WrongPassword: "errors.wrongPassword",
  CaptchaRequired: "errors.captchaRequired",
  CaptchaWrong: "errors.captchaWrong",
  AgentsOnly: "errors.agentsOnly",
  NonMember: "errors.nonMember",
  AccountDisabled: "errors.accountDisabled",
  TooManyAttempts: "errors.tooManyAttempts",
  SignInClosed: "errors.signInClosed",
  FirebaseRefused: "errors.firebaseRefused",
  PasskeyRefused: "errors.passkeyRefused",
  PasskeyCancelled: "errors.passkeyCancelled",
  PasskeyExists: "errors.passkeyExists",
  HumanRequired: "errors.humanRequired",
  HumanFailed: "errors.humanFailed",
  VerificationCodeWrong: "errors.verificationCodeWrong",
  MobileNotRegistered: "errors.mobileNotRegistered",

  // Registering.
  RegistrationClosed: "errors.registrationClosed",
  UsernameTaken: "errors.usernameTaken",
  MobileTaken: "errors.mobileTaken",
  EmailTaken: "errors.emailTaken",
  InvalidInvitation: "errors.invalidInvitation",
  AgentInformation: "errors.agentInformation",
  UnderAge: "errors.underAge",

  // Passwords.
  EmailIncorrect: "errors.emailIncorrect",
  OldPasswordWrong: "errors.oldPasswordWrong",
  PasswordUnchanged: "errors.passwordUnchanged",
  PasswordsDiffer: "errors.passwordsDiffer",

  // Games and money.
  GameNotPermitted: "errors.gameNotPermitted",
  GameMaintenance: "errors.gameMaintenance",
  InsufficientPermission: "errors.insufficientPermission",
  GameNotFound: "errors.gameNotFound",
  GameAddressEmpty: "errors.gameAddressEmpty",
  InsufficientBalance: "errors.insufficientBalance",
} as const;
export type MessageKey = (typeof MessageKey)[keyof typeof MessageKey];
