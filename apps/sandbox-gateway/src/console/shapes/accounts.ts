import type { ContractKind } from "@volado/domain/agency";

/** A demo account, with what a developer needs to sign in. */
export interface DemoAccount {
  readonly username: string;
  /** The demo password, known because the seed chose it; absent for accounts registered by hand. */
  readonly password?: string;
  /** Payment password, when the account has one. */
  readonly paymentPassword?: string;
  /** Member type number (Spec §6): 0 member, 1 and 2 agents, 4 trial. */
  readonly type: number;
  /** Balance in whole centavos. */
  readonly balance: number;
  /** Username of the member who invited; null for none. */
  readonly inviter: string | null;
  /** Through what it was registered, as the site said (Spec §3 "registerMethod"); null for accounts of the seed. */
  readonly registerMethod: string | null;
  /** Sessions alive now. */
  readonly sessions: number;
}

/** An agent who may have contracts (Spec §6), and the kinds that wait for an answer. */
export interface WaitingContracts {
  readonly username: string;
  readonly kinds: readonly ContractKind[];
}
