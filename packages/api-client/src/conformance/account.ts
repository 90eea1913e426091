import type { InputOf } from "../core/endpoint.ts";
import type { EndpointId, Endpoints } from "../endpoints/index.ts";
import { sampleInputs } from "../testing/samples/inputs.ts";

/** The account to test with. Calls that need a missing field are not tried. */
export interface Account {
  readonly username: string;
  readonly password: string;
  /** For cards, withdrawals and transfers. */
  readonly paymentPassword?: string;
  /** User name of a downline to transfer money to. @default the first two of the team report */
  readonly downline?: string;
  /** A promo code that the account has not redeemed yet. */
  readonly promoCode?: string;
  /** Amount to withdraw, in major units. @default the gateway's minimum */
  readonly withdrawal?: number;
  /** Amount to transfer to each downline, in major units. @default the minimum */
  readonly transfer?: number;
}

/** A secret that differs from the real one. */
export const wrongSecret = (real: string | undefined): string => (real === "999999" ? "888888" : "999999");

type Harmless = { readonly [Id in EndpointId]?: InputOf<Endpoints[Id]> };

/**
 * Valid inputs of encrypted calls that have no effect even if the gateway wrongly accepts the request: the secret is
 * wrong or the name is taken.
 */
const harmlessInputs = (account: Account | undefined): Harmless => {
  const taken = account && { username: account.username };
  const wrong = `${wrongSecret(account?.password)} not`;
  const code = wrongSecret(undefined);
  const paymentPassword = wrongSecret(account?.paymentPassword);
  const login = { ...sampleInputs.login, ...taken, password: wrong } as const;
  return {
    login,
    loginAgent: login,
    registerByUsername: { ...sampleInputs.registerByUsername, ...taken },
    registerByMobile: { ...sampleInputs.registerByMobile, smsCode: code },
    registerBySocial: { ...sampleInputs.registerBySocial, socialIdToken: "no token" },
    setPasswordByPhone: { ...sampleInputs.setPasswordByPhone, smsCode: code },
    changePassword: { ...sampleInputs.changePassword, oldPassword: wrong },
    loginByPasskey: sampleInputs.loginByPasskey,
    startPasskey: { password: wrong },
    openAccount: { ...sampleInputs.openAccount, ...taken },
    transferToDownlines: { ...sampleInputs.transferToDownlines, paymentPassword },
    setPaymentPassword: { ...sampleInputs.setPaymentPassword, by: "password", proof: wrong },
    bindMobile: { ...sampleInputs.bindMobile, smsCode: code, password: wrong },
    bindEmail: { ...sampleInputs.bindEmail, code, password: wrong },
    addBankCard: { ...sampleInputs.addBankCard, paymentPassword },
    removeBankCard: { ...sampleInputs.removeBankCard, paymentPassword },
    requestWithdrawal: { ...sampleInputs.requestWithdrawal, paymentPassword },
  };
};

/** See {@link harmlessInputs}; undefined for calls that are not encrypted. */
export const harmlessInput = (id: string, account: Account | undefined): unknown =>
  new Map<string, unknown>(Object.entries(harmlessInputs(account))).get(id);
