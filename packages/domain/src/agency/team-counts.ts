/** How many of an agent's downlines did something within some days (Spec §3 "Team KPI footer"). */
export interface TeamCounts {
  /** Members who logged in. */
  readonly loggedIn: number;
  /** Members who bet. */
  readonly bettors: number;
  /** Members who joined. */
  readonly registered: number;
  /** Members who are signed in now. */
  readonly online: number;
}
