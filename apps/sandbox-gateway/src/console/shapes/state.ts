import type { DemoAccount, WaitingContracts } from "./accounts.ts";
import type { SentApplication } from "./applications.ts";
import type { Faults } from "./faults.ts";
import type { OpenDeposit, PendingWithdrawal, RecentReward } from "./money.ts";
import type { RegistrationFieldRow, SiteSwitch } from "./site.ts";
import type { RouteVitals } from "./vitals.ts";
import type { ChatLine, InboxLetter, OutboxMessage } from "./words.ts";

/** Everything the console shows, in one answer. */
export interface ConsoleState {
  readonly accounts: readonly DemoAccount[];
  readonly outbox: readonly OutboxMessage[];
  readonly switches: readonly SiteSwitch[];
  readonly registrationFields: readonly RegistrationFieldRow[];
  readonly contracts: readonly WaitingContracts[];
  readonly deposits: readonly OpenDeposit[];
  readonly letters: readonly InboxLetter[];
  readonly applications: readonly SentApplication[];
  readonly rewards: readonly RecentReward[];
  readonly withdrawals: readonly PendingWithdrawal[];
  readonly chats: readonly ChatLine[];
  readonly vitals: readonly RouteVitals[];
  readonly faults: Faults;
  /** Ids of the endpoints that exist, for the list of calls to break. */
  readonly calls: readonly string[];
  /** Key ids the status call offers now, newest first. */
  readonly kids: readonly string[];
  /** As shown before an amount. */
  readonly currencySymbol: string;
}
