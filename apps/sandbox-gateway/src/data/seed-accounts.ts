import { DAY_MS } from "@volado/domain/calendar";
import { hundredthsOf } from "@volado/domain/money";
import type { Brand } from "../brand/brand.ts";
import type { PasswordCost } from "../session/password-hash.ts";
import { hashPassword } from "../session/password-hash.ts";
import { firstLabel } from "../vip/levels.ts";
import { HouseAccount, move, openWallet, type Tx } from "../wallet/ledger.ts";
import { insertBankCard } from "../withdrawals/bank-cards.ts";
import {
  contractsOf,
  DEMO_PASSWORD,
  DEMO_PAYMENT_PASSWORD,
  demoEmail,
  depositMethodsOf,
  seedAccounts,
  seedDepositBonuses,
} from "./world/accounts.ts";
import { promoCodesOf, seedRewards } from "./world/rewards.ts";

export interface SeedOptions {
  readonly now: () => number;
  /** The brand whose numbers, codes, hours and days the world uses; texts are filled in on read. */
  readonly brand: Brand;
  readonly passwordCost: PasswordCost;
  /** Minimum number of slots; the world has some hundreds anyway. @default 0 */
  readonly slotGames?: number;
  /** Whether the demo agent has a tree of downlines. @default true */
  readonly team?: boolean;
}

export type SeedHashes = Awaited<ReturnType<typeof hashesOf>>;

const memberId = (username: string): string => `M-${username}`;

/** All demo accounts share one hash per password, which makes the first start faster. */
export const hashesOf = async ({ passwordCost }: SeedOptions) => ({
  password_hash: await hashPassword(DEMO_PASSWORD, passwordCost),
  payment_password_hash: await hashPassword(DEMO_PAYMENT_PASSWORD, passwordCost),
});

/** The house's accounts, and the demo accounts with their balances. */
export const seedMembers = async (tx: Tx, options: SeedOptions, hashes: SeedHashes): Promise<void> => {
  const { brand } = options;
  const now = options.now();
  const houses = Object.values(HouseAccount).map((id) => ({ id, kind: "house" as const, member_id: null }));
  await tx.insertInto("accounts").values(houses).execute();
  const members = seedAccounts.map((account) => {
    const { pesos: _pesos, joinedDaysAgo, purpose: _purpose, ...row } = account;
    return {
      ...row,
      id: memberId(row.username),
      ...hashes,
      created_at: now - joinedDaysAgo * DAY_MS,
      mobile: row.mobile && brand.sandbox.demoNumbers.mobileStart + row.mobile,
      dialling_code: row.mobile === null ? null : brand.diallingCode,
      email: demoEmail(row),
      club_label: firstLabel(brand, row.type),
    };
  });
  await tx.insertInto("members").values(members).execute();
  for (const { username, pesos, joinedDaysAgo } of seedAccounts) {
    const id = memberId(username);
    const at = now - joinedDaysAgo * DAY_MS;
    await openWallet(tx, id);
    await move(tx, { memberId: id, kind: "opening", amount: hundredthsOf(pesos), reference: null, at });
  }
};

/** Deposit methods, withdrawal terms, contracts and rewards. */
export const seedMoney = async (tx: Tx, { now: clock, brand }: SeedOptions): Promise<void> => {
  const now = clock();
  const daysAgo = (days: number) => now - days * DAY_MS;
  const perhapsDaysAgo = (days: number | undefined) => (days === undefined ? null : daysAgo(days));
  // The demo member can withdraw from the start; the others add their accounts.
  const card = { ...brand.sandbox.demoNumbers.card, holder: "Julia Gadea Ruiz" };
  await insertBankCard(tx, { memberId: memberId("jugador"), ...card }, now);
  const contracts = contractsOf(brand.sandbox).map(({ username, kind, state, terms, ...days }) => ({
    id: `C-${username}-${kind}-${state}`,
    member_id: memberId(username),
    kind,
    state,
    ...terms,
    tiers: JSON.stringify(terms.tiers),
    offered_at: daysAgo(days.offered),
    answer_before: daysAgo(days.answerBefore),
    answered_at: perhapsDaysAgo(days.answered),
    valid_until: perhapsDaysAgo(days.validUntil),
    ended_at: perhapsDaysAgo(days.ended),
  }));
  await tx.insertInto("contracts").values(contracts).execute();
  await tx.insertInto("deposit_methods").values(depositMethodsOf(brand.sandbox)).execute();
  await tx.insertInto("deposit_bonuses").values(seedDepositBonuses).execute();
  const codes = promoCodesOf(brand).map(({ code, pesos, from, until, uses: uses_left = null }) => {
    const [valid_from, valid_until] = [daysAgo(from), perhapsDaysAgo(until)];
    return { code, amount: hundredthsOf(pesos), valid_from, valid_until, uses_left };
  });
  await tx.insertInto("promo_codes").values(codes).execute();
  const rewards = seedRewards.map(({ username, status, pesos, given, claimBefore }) => ({
    id: `R-${username}-gift-${status}`,
    member_id: memberId(username),
    kind: "gift" as const,
    status,
    amount: hundredthsOf(pesos),
    source: `seed-${status}`,
    created_at: daysAgo(given),
    claim_before: perhapsDaysAgo(claimBefore),
    claimed_at: null,
  }));
  await tx.insertInto("rewards").values(rewards).execute();
};
