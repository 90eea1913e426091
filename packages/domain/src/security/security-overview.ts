/** When and from where somebody signed in. */
export interface LoginRecord {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Address that the login came from; undefined when it was not kept. */
  readonly address: string | undefined;
}

/**
 * How an account is secured, as the gateway shows it: what is set, and of contacts only a part (docs/decisions/100).
 */
export interface SecurityOverview {
  /** Whether there is a password to log in with; somebody who came by Google or SMS may have none. */
  readonly hasPassword: boolean;
  readonly hasPaymentPassword: boolean;
  /** `+52 •••• 5678`; undefined when no number is bound. */
  readonly mobile: string | undefined;
  /** `j•••@example.com`; undefined when no address is bound. */
  readonly email: string | undefined;
  /** How many bank cards there are. */
  readonly bankCards: number;
  /** The login before this one, or this one when it was the first. */
  readonly lastLogin: LoginRecord | undefined;
}
