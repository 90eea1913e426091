/** What the site keeps of a login whose player asked for it (Spec §3 "remembered login"). */
export interface RememberedLogin {
  readonly type: "username" | "sms";
  /** Username, or mobile number without dialling code. */
  readonly username: string;
  /** Empty for a login by SMS code. Kept only encrypted; this is the clear text in memory. */
  readonly password: string;
  readonly diallingCode: string;
}
