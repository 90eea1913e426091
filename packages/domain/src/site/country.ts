/** A country whose numbers the merchant accepts (Spec §7 "country GET"). */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Calling code without plus sign. */
  readonly diallingCode: string;
}
