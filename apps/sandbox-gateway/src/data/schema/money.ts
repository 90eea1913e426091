import type { ContractBasis, ContractKind, ContractPeriod, ContractState } from "@volado/domain/agency";
import type { RewardKind, RewardStatus } from "@volado/domain/rewards";
import type { PictureFormat } from "@volado/domain/validation";
import type { DepositKind, DepositState, WithdrawalState } from "@volado/domain/wallet";
import type { ColumnType, Generated } from "kysely";
import type { Json, Texts } from "./columns.ts";

/**
 * Why money moves. A withdrawal waits in the house's payouts: `payout` hands it over, `withdrawal-return`
 * brings it back with its fee.
 */
export type TransactionKind =
  | "opening"
  | "adjustment"
  | "bet"
  | "win"
  | "deposit"
  | "withdrawal"
  | "withdrawal-return"
  | "payout"
  | "fee"
  | "bonus"
  | "rebate"
  | "transfer";

/** One step of a contract; amounts in centavos, a share in hundredths of a per cent. */
export interface ContractTierRow {
  readonly from: number;
  readonly members: number;
  readonly pay: { readonly share: number } | { readonly amount: number };
}

/** Money and what moves it: wallets, deposits, withdrawals, rewards, agency. */
export interface MoneySchema {
  /** Who owns money: one wallet per member and the house's own accounts. */
  accounts: { id: string; kind: "wallet" | "house"; member_id: string | null };
  /** A wallet's balance. Entries move it, and nothing else can; the database refuses to let it go below zero. */
  wallets: { member_id: string; account_id: string; balance: number };
  /** One movement of money for one reason; its entries sum to zero. */
  transactions: {
    id: string;
    member_id: string;
    kind: TransactionKind;
    /** What caused it: a round, a bet, a person at the console. */
    reference: string | null;
    created_at: number;
  };
  /** One side of a movement. Never changed or deleted. */
  entries: {
    id: Generated<number>;
    transaction_id: string;
    account_id: string;
    amount: number;
    /** What it left in the wallet, told by the database; null for the house. */
    balance_after: ColumnType<number | null, never, never>;
  };
  /** A way to deposit, with its limits. */
  deposit_methods: {
    id: string;
    kind: DepositKind;
    name: Json<Texts<string>>;
    min: number;
    max: number;
    quick_amounts: Json<readonly number[]>;
    minutes_to_pay: number;
    /** Where transfers go; null for the other kinds. */
    bank: string | null;
    holder: string | null;
    account: string | null;
    sort: number;
    enabled: boolean;
  };
  /** What a promotion adds to a deposit. */
  deposit_bonuses: {
    id: string;
    title: Json<Texts<string>>;
    percent: number;
    min_deposit: number;
    max_bonus: number;
    /** Times that deposit and bonus together have to be bet. */
    rollover: number;
    sort: number;
    enabled: boolean;
  };
  /** A member's deposit. Its amounts are those that were promised when it began. */
  deposits: {
    id: string;
    member_id: string;
    method_id: string;
    kind: DepositKind;
    /** One that nobody paid stays `awaiting`: it counts as expired from `pay_before` on. */
    state: Exclude<DepositState, "expired">;
    amount: number;
    bonus: number;
    wager: number;
    reference: string;
    remark: string;
    /** Opens the pay page. */
    pay_ticket: string;
    /** Origin of the site that the pay page leads back to. */
    return_origin: string;
    created_at: number;
    pay_before: number;
    submitted_at: number | null;
    settled_at: number | null;
  };
  /** A picture of a bank's receipt. */
  deposit_receipts: { deposit_id: string; position: number; format: PictureFormat; bytes: Uint8Array };
  /** Money on its way to a member's bank (docs/decisions/102). */
  withdrawals: {
    id: string;
    member_id: string;
    state: WithdrawalState;
    /** Centavos that reach the bank. */
    amount: number;
    /** Centavos taken beside it. */
    fee: number;
    bank: string;
    /** Last digits of the account. */
    card_tail: string;
    holder: string;
    requested_at: number;
    settled_at: number | null;
  };
  /** The merchant's terms for withdrawals, in one row (docs/decisions/102). */
  withdrawal_terms: {
    id: Generated<boolean>;
    /** Centavos that one withdrawal may be at least and at most, and that a member may withdraw in a day. */
    min: number;
    max: number;
    max_a_day: number;
    /** Withdrawals of a day without a fee. */
    free_a_day: number;
    /** Hundredths of a per cent of the amount. */
    fee_rate: number;
    /** Centavos. */
    min_fee: number;
  };
  /** A card or account that a member's money goes to. */
  bank_cards: {
    id: string;
    member_id: string;
    /** See the banks of the world. */
    bank_code: string;
    holder: string;
    /** All digits; they never leave the gateway. */
    number: string;
    number_type: "CARD" | "CLABE";
    created_at: number;
    /** A removed card stays for the withdrawals that went to it. */
    removed_at: number | null;
  };
  /** Something the house gives a member. */
  rewards: {
    id: string;
    member_id: string;
    kind: RewardKind;
    status: RewardStatus;
    /** Centavos. */
    amount: number;
    /** What it is given for: a day, a code, a task of a day. One cause gives a member one reward. */
    source: string;
    created_at: number;
    /** An issued one that nobody claimed counts as closed from here on; null waits for ever. */
    claim_before: number | null;
    /** Paid into the wallet then. */
    claimed_at: number | null;
  };
  /** A code that pays a bonus. */
  promo_codes: {
    /** In capitals. */
    code: string;
    /** Centavos. */
    amount: number;
    valid_from: number;
    /** The first instant at which it is no longer valid; null holds for ever. */
    valid_until: number | null;
    /** How many members may still use it; null for any number. */
    uses_left: number | null;
  };
  /**
   * A while in which envelopes fall. Planned ones are written when somebody opens the first envelope; the
   * console writes its own.
   */
  red_rains: {
    id: string;
    starts_at: number;
    /** The first instant at which nothing can be opened any more. */
    ends_at: number;
    /** Envelopes that a member may open. */
    tries: number;
    /** Centavos; each envelope holds one of these, and all are equally likely. */
    prizes: number[];
    /** Centavos that all members together may still win. */
    pool_left: number;
  };
  /** An envelope that a member has opened. */
  red_rain_openings: {
    rain_id: string;
    member_id: string;
    /** 1 for the member's first in this rain. */
    nth: number;
    /** Centavos; 0 for an empty one. */
    amount: number;
    opened_at: number;
  };
  /** What an agent was paid for the team's bets, or for its losses. */
  agent_earnings: {
    id: string;
    member_id: string;
    kind: "rebate" | "dividend";
    /** The days it is for; the end is not included. */
    starts_at: number;
    ends_at: number;
    /** Centavos: what the team staked, or lost in the balance. */
    base: number;
    /** Hundredths of a per cent. */
    rate: number;
    /** Centavos. */
    amount: number;
    paid_at: number;
  };
  /** A code that opens accounts below its agent. */
  invitation_links: {
    /** In capitals; no member's own invitation code. */
    code: string;
    member_id: string;
    /** Type of the members whom it makes. */
    type: number;
    /** Theirs, in hundredths of a per cent. */
    rebate_rate: number;
    created_at: number;
    /** A removed one opens nothing any more. */
    removed_at: number | null;
  };
  /** A contract between an agent and the agent above. Its terms never change: other terms are another contract. */
  contracts: {
    id: string;
    member_id: string;
    /** The member above. */
    offered_by: string;
    kind: ContractKind;
    /** An offer that ran out stays `offered`: it counts as lapsed from `answer_before` on. */
    state: Exclude<ContractState, "lapsed">;
    basis: ContractBasis;
    period: ContractPeriod;
    tiers: Json<readonly ContractTierRow[]>;
    offered_at: number;
    answer_before: number;
    answered_at: number | null;
    /** Last instant; null holds until another takes its place. */
    valid_until: number | null;
    ended_at: number | null;
  };
}
