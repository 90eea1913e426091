import type { RememberedLogin } from "@volado/domain/session";
import { cachedImport } from "../lazy/cached-import.ts";
import { merchant } from "../merchant.ts";
import { withinTime } from "../query/within-time.ts";
import { localValues, type SiteStorage } from "../storage/site-storage.ts";
import type { PasswordCipher } from "./password-cipher.ts";

/** A remembered login without its password. */
export interface KnownLogin extends Omit<RememberedLogin, "password"> {
  /** Whether it should have a password and has none, as after a sign-out: remembering must be chosen again. */
  readonly passwordForgotten?: boolean | undefined;
}

/** The remembered login (Spec §3). Never throws: if the browser can't store it, nothing is remembered. */
export interface RememberedLogins {
  /** The login without its password, for the form's default values. */
  known(): KnownLogin | undefined;
  /** The whole login; the password is empty if it can't be decrypted. */
  read(): Promise<RememberedLogin | undefined>;
  /** Replaces the stored login; `account` is its user name, even if a mobile number was typed. */
  store(login: RememberedLogin, account: string): Promise<void>;
  forget(): Promise<void>;
  /** Updates the account's stored password (Spec §4). Resolves after a second at the latest. */
  passwordChanged(newPassword: string, account: string): Promise<void>;
}

/** Stores logins in `values`; the cipher's code is only loaded when there is a password to encrypt or decrypt. */
export const createRememberedLogins = (
  values: SiteStorage,
  loadCipher: () => Promise<PasswordCipher>,
): RememberedLogins => {
  const quietly = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch {
      // WebCrypto or IndexedDB is missing or never settles, or the key was deleted: nothing is remembered.
      return undefined;
    }
  };
  const known = (): KnownLogin | undefined => {
    const stored = values.read("rememberedLogin");
    if (!stored) return undefined;
    const { type, username, diallingCode, password } = stored;
    const forgotten = type === "username" && password === "";
    return { type, username, diallingCode, ...(forgotten && { passwordForgotten: true }) };
  };
  const store = async ({ password, ...login }: RememberedLogin, account: string): Promise<void> => {
    // Even if encrypting fails, the previous password is no longer valid.
    values.write("rememberedLogin", { ...login, account, password: "" });
    const encrypted =
      password === "" ? "" : await quietly(async () => (await loadCipher()).encrypt(password, login));
    if (encrypted === undefined) values.remove("rememberedLogin");
    else values.write("rememberedLogin", { ...login, account, password: encrypted });
  };

  return {
    known,
    store,
    async read() {
      const stored = values.read("rememberedLogin");
      if (!stored) return undefined;
      const { type, username, diallingCode, password: encrypted } = stored;
      const password =
        encrypted === "" ? "" : await quietly(async () => (await loadCipher()).decrypt(encrypted, stored));
      return { type, username, diallingCode, password: password ?? "" };
    },
    async forget() {
      if (!values.read("rememberedLogin")) return;
      values.remove("rememberedLogin");
      await quietly(async () => (await loadCipher()).forgetKey());
    },
    async passwordChanged(newPassword, account) {
      const stored = values.read("rememberedLogin");
      if (stored?.account === account && stored.password !== "")
        await quietly(() => withinTime(store({ ...stored, password: newPassword }, account)));
    },
  };
};

const passwordCipher = cachedImport(() => import("./password-cipher.ts"));

export const rememberedLogin: RememberedLogins = createRememberedLogins(localValues, async () =>
  (await passwordCipher.load()).browserCipher(),
);

/** The remembered login without its password, if the merchant allows remembering. */
export const knownLogin = (): KnownLogin | undefined =>
  merchant.policy.rememberPassword ? rememberedLogin.known() : undefined;

/** The remembered login, if it is of this type: by username, or by mobile number and dialling code. */
export const knownAs = (type: KnownLogin["type"]): KnownLogin | undefined => {
  const known = knownLogin();
  return known?.type === type ? known : undefined;
};
