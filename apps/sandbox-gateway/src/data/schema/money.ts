import type { ContractBasis, ContractKind, ContractPeriod, ContractState } from "@volado/domain/agency";
import type { RewardKind, RewardStatus } from "@volado/domain/rewards";
import type { DepositKind, DepositState, WithdrawalState } from "@volado/domain/wallet";
import type { ColumnType, Generated } from "kysely";
import type { Json, Picture, Row, Texts } from "./columns.ts";

/** Why money moves. A withdrawal waits in the house's payouts until its `payout`, or its `withdrawal-return`. */
export type TransactionKind =
  | ("opening" | "adjustment" | "bet" | "win" | "deposit" | "fee" | "bonus" | "rebate" | "transfer")
  | ("withdrawal" | "withdrawal-return" | "payout");

/** One step of a contract; amounts in centavos, a share in hundredths of a per cent. */
export interface ContractTierRow {
  readonly from: number;
  readonly members: number;
  readonly pay: { readonly share: number } | { readonly amount: number };
}

/** Money and what moves it. Amounts are centavos, rates hundredths of a per cent. */
export interface MoneySchema {
  /** Who owns money: one wallet per member and the house's own accounts. */
  accounts: { id: string; kind: "wallet" | "house"; member_id: string | null };
  /** A wallet's balance. Entries move it, and nothing else can; the database refuses to let it go below zero. */
  wallets: Row<"member_id" | "account_id", "balance">;
  /** One movement of money, whose entries sum to zero. `reference` is its cause: a round, a bet, the console. */
  transactions: Row<"id" | "member_id", "created_at"> & { kind: TransactionKind; reference: string | null };
  /** One side of a movement. Never changed or deleted. */
  entries: Row<"transaction_id" | "account_id", "amount"> & {
    id: Generated<number>;
    /** What it left in the wallet, computed by the database; null for the house. */
    balance_after: ColumnType<number | null, never, never>;
  };
  /** A way to deposit, with its limits; bank, holder and account are those of transfers. */
  deposit_methods: Row<"id", "min" | "max" | "minutes_to_pay" | "sort"> &
    Record<"bank" | "holder" | "account", string | null> & {
      kind: DepositKind;
      name: Json<Texts<string>>;
      quick_amounts: Json<readonly number[]>;
      enabled: boolean;
    };
  /** What a promotion adds to a deposit; deposit and bonus have to be bet `rollover` times. */
  deposit_bonuses: Row<"id", "percent" | "min_deposit" | "max_bonus" | "rollover" | "sort"> & {
    title: Json<Texts<string>>;
    enabled: boolean;
  };
  /** A member's deposit. Its amounts are those that were promised when it began. */
  deposits: Row<"id" | "member_id" | "method_id" | "reference" | "remark", "amount" | "bonus" | "wager"> &
    Row<never, "created_at" | "pay_before", "submitted_at" | "settled_at"> & {
      kind: DepositKind;
      /** One that nobody paid stays `awaiting`: it counts as expired from `pay_before` on. */
      state: Exclude<DepositState, "expired">;
      /** Opens the pay page. */
      pay_ticket: string;
      /** Origin of the site that the pay page leads back to. */
      return_origin: string;
    };
  /** A picture of a bank's receipt. */
  deposit_receipts: Picture & Row<"deposit_id", "position">;
  /** Money on its way to a member's bank, whose fee is taken beside it (docs/decisions/102). */
  withdrawals: Row<"id" | "member_id" | "bank" | "card_tail" | "holder", "amount" | "fee"> &
    Row<never, "requested_at", "settled_at"> & { state: WithdrawalState };
  /** The merchant's terms for withdrawals, in one row; `free_a_day` of a day are without a fee (docs/decisions/102). */
  withdrawal_terms: Row<never, "min" | "max" | "max_a_day" | "free_a_day" | "fee_rate" | "min_fee"> & {
    id: Generated<boolean>;
  };
  /** A card or account that a member's money goes to; a removed one stays for the withdrawals that went to it. */
  bank_cards: Row<"id" | "member_id" | "bank_code" | "holder", "created_at", "removed_at"> & {
    /** All digits; they never leave the gateway. */
    number: string;
    number_type: "CARD" | "CLABE";
  };
  /** Something the house gives a member. */
  rewards: Row<"id" | "member_id", "amount" | "created_at"> & {
    kind: RewardKind;
    status: RewardStatus;
    /** What it is given for: a day, a code, a task of a day. One cause gives a member one reward. */
    source: string;
    /** An issued one that nobody claimed counts as closed from here on; null waits for ever. */
    claim_before: number | null;
    /** Paid into the wallet then. */
    claimed_at: number | null;
  };
  /** A code in capitals that pays a bonus. It ends before `valid_until`, or never; null `uses_left` is any number. */
  promo_codes: Row<"code", "amount" | "valid_from", "valid_until" | "uses_left">;
  /**
   * A while in which envelopes fall, written at a planned one's first envelope or by the console. Each member has so
   * many tries, and all members together may still win `pool_left`.
   */
  red_rains: Row<"id", "starts_at" | "ends_at" | "tries" | "pool_left"> & {
    /** Each envelope holds one of these, and all are equally likely. */
    prizes: number[];
  };
  /** The nth envelope that a member opened in a rain; an empty one has the amount 0. */
  red_rain_openings: Row<"rain_id" | "member_id", "nth" | "amount" | "opened_at">;
  /** What an agent was paid for the team's bets, or for its losses; the end is not included. */
  agent_earnings: Row<
    "id" | "member_id",
    "starts_at" | "ends_at" | "base" | "rate" | "amount" | "paid_at"
  > & {
    kind: "rebate" | "dividend";
  };
  /** A code in capitals that opens accounts of a type and rate below its agent; no member's own invitation code. */
  invitation_links: Row<"code" | "member_id", "type" | "rebate_rate" | "created_at", "removed_at">;
  /** A contract between an agent and the agent above. Its terms never change: other terms are another contract. */
  contracts: Row<"id" | "member_id" | "offered_by", "offered_at" | "answer_before"> &
    Row<never, never, "answered_at" | "ended_at"> & {
      kind: ContractKind;
      /** An offer that ran out stays `offered`: it counts as lapsed from `answer_before` on. */
      state: Exclude<ContractState, "lapsed">;
      basis: ContractBasis;
      period: ContractPeriod;
      tiers: Json<readonly ContractTierRow[]>;
      /** Last instant; null holds until another takes its place. */
      valid_until: number | null;
    };
}
