/** Lottery vendors that open or are shown otherwise than the rest; merchant configuration (Spec §4, §9). */
export interface LotteryVendors {
  /** Under ELOTT they make it the lottery mode. */
  readonly electronic: readonly string[];
  /** Their lotteries are launched in the prize mode SEA. */
  readonly sea: readonly string[];
  /** Under ELOTT they show the Vietnamese results. */
  readonly vietnamese: readonly string[];
}
