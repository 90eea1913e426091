import type { ContractBasis, ContractKind, ContractPeriod, ContractState } from "@volado/domain/agency";
import type { RewardKind, RewardStatus } from "@volado/domain/rewards";
import type { DepositKind, DepositState, WithdrawalState } from "@volado/domain/wallet";
import type { ColumnType, Generated } from "kysely";
import type { Json, Picture, Row, Texts } from "./columns.ts";

/** Kinds of movements. A pending withdrawal's money is in the house's payouts until `payout` or `withdrawal-return`. */
export type TransactionKind =
  | ("opening" | "adjustment" | "bet" | "win" | "deposit" | "fee" | "bonus" | "rebate" | "transfer")
  | ("withdrawal" | "withdrawal-return" | "payout");

/** One step of a contract; amounts in centavos, a share in hundredths of a per cent. */
export interface ContractTierRow {
  readonly from: number;
  readonly members: number;
  readonly pay: { readonly share: number } | { readonly amount: number };
}

/** Money and its movements. Amounts are centavos, rates hundredths of a per cent. */
export interface MoneySchema {
  /** One wallet per member, and the house's own accounts. */
  accounts: { id: string; kind: "wallet" | "house"; member_id: string | null };
  /** A wallet's balance. Only entries change it; the database refuses to let it go below zero. */
  wallets: Row<"member_id" | "account_id", "balance">;
  /** A movement of money, whose entries sum to zero. `reference` is its cause: a round, a bet, the console. */
  transactions: Row<"id" | "member_id", "created_at"> & { kind: TransactionKind; reference: string | null };
  /** One side of a movement. Never changed or deleted. */
  entries: Row<"transaction_id" | "account_id", "amount"> & {
    id: Generated<number>;
    /** The wallet's balance after it, computed by the database; null for the house. */
    balance_after: ColumnType<number | null, never, never>;
  };
  /** A deposit method with its limits; bank, holder and account are for transfers. */
  deposit_methods: Row<"id", "min" | "max" | "minutes_to_pay" | "sort"> &
    Record<"bank" | "holder" | "account", string | null> & {
      kind: DepositKind;
      name: Json<Texts<string>>;
      quick_amounts: Json<readonly number[]>;
      enabled: boolean;
    };
  /** A deposit bonus; deposit and bonus have to be bet `rollover` times. */
  deposit_bonuses: Row<"id", "percent" | "min_deposit" | "max_bonus" | "rollover" | "sort"> & {
    title: Json<Texts<string>>;
    enabled: boolean;
  };
  /** A member's deposit, with the amounts promised when it began. */
  deposits: Row<"id" | "member_id" | "method_id" | "reference" | "remark", "amount" | "bonus" | "wager"> &
    Row<never, "created_at" | "pay_before", "submitted_at" | "settled_at"> & {
      kind: DepositKind;
      /** An unpaid one stays `awaiting`: it counts as expired from `pay_before` on. */
      state: Exclude<DepositState, "expired">;
      /** Opens the pay page. */
      pay_ticket: string;
      /** Origin of the site that the pay page leads back to. */
      return_origin: string;
    };
  deposit_receipts: Picture & Row<"deposit_id", "position">;
  /** A withdrawal to a member's bank; the fee is charged on top (docs/decisions/102). */
  withdrawals: Row<"id" | "member_id" | "bank" | "card_tail" | "holder", "amount" | "fee"> &
    Row<never, "requested_at", "settled_at"> & { state: WithdrawalState };
  /** The merchant's withdrawal terms, in one row; `free_a_day` withdrawals a day have no fee (docs/decisions/102). */
  withdrawal_terms: Row<never, "min" | "max" | "max_a_day" | "free_a_day" | "fee_rate" | "min_fee"> & {
    id: Generated<boolean>;
  };
  /** A member's card or account for withdrawals; a removed one stays for past withdrawals. */
  bank_cards: Row<"id" | "member_id" | "bank_code" | "holder", "created_at", "removed_at"> & {
    /** All digits; they never leave the gateway. */
    number: string;
    number_type: "CARD" | "CLABE";
  };
  rewards: Row<"id" | "member_id", "amount" | "created_at"> & {
    kind: RewardKind;
    status: RewardStatus;
    /** Its cause: a day, a code, a daily task. One cause rewards a member once. */
    source: string;
    /** An unclaimed reward counts as closed from this instant on; null never expires. */
    claim_before: number | null;
    /** When it was paid into the wallet. */
    claimed_at: number | null;
  };
  /** A code in capitals that pays a bonus. It ends before `valid_until`, or never; null `uses_left` is unlimited. */
  promo_codes: Row<"code", "amount" | "valid_from", "valid_until" | "uses_left">;
  /**
   * A red rain, written by the console, or for a scheduled one when its first envelope is opened. Each member has a
   * number of tries; `pool_left` is what all members together may still win.
   */
  red_rains: Row<"id", "starts_at" | "ends_at" | "tries" | "pool_left"> & {
    /** Possible amounts of an envelope, all equally likely. */
    prizes: number[];
  };
  /** The nth envelope that a member opened in a rain; an empty one has the amount 0. */
  red_rain_openings: Row<"rain_id" | "member_id", "nth" | "amount" | "opened_at">;
  /** An agent's payment for the team's bets or losses; the end is exclusive. */
  agent_earnings: Row<
    "id" | "member_id",
    "starts_at" | "ends_at" | "base" | "rate" | "amount" | "paid_at"
  > & {
    kind: "rebate" | "dividend";
  };
  /** A code in capitals for registering with a type and rate below its agent; not a member's invitation code. */
  invitation_links: Row<"code" | "member_id", "type" | "rebate_rate" | "created_at", "removed_at">;
  /** A contract between an agent and the agent above. Its terms are immutable: new terms are a new contract. */
  contracts: Row<"id" | "member_id" | "offered_by", "offered_at" | "answer_before"> &
    Row<never, never, "answered_at" | "ended_at"> & {
      kind: ContractKind;
      /** An expired offer stays `offered`: it counts as lapsed from `answer_before` on. */
      state: Exclude<ContractState, "lapsed">;
      basis: ContractBasis;
      period: ContractPeriod;
      tiers: Json<readonly ContractTierRow[]>;
      /** Last instant; null until another replaces it. */
      valid_until: number | null;
    };
}
