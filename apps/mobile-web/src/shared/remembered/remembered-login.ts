import type { RememberedLogin } from "@volado/domain/session";
import { cachedImport } from "../lazy/cached-import.ts";
import { localValues, type SiteStorage } from "../storage/site-storage.ts";
import { withinTime } from "../waiting/within-time.ts";
import type { PasswordCipher } from "./password-cipher.ts";

/** What is known of a remembered login at once: everything but the password. */
export type KnownLogin = Omit<RememberedLogin, "password">;

/**
 * The login that the player asked the site to remember (Spec §3). Nothing of it ever throws: a browser that
 * can't keep it just doesn't.
 */
export interface RememberedLogins {
  /** What stands in the form before anything is decrypted. */
  known(): KnownLogin | undefined;
  /** The whole of it; with an empty password when that can't be opened any more. */
  read(): Promise<RememberedLogin | undefined>;
  /**
   * Keeps this login in place of any other; `account` is who it turned out to be, also when a mobile number was typed.
   */
  keep(login: RememberedLogin, account: string): Promise<void>;
  forget(): Promise<void>;
  /**
   * Keeps the account's login with its new password (Spec §4); another account's, or one without password,
   * stays as it is. Resolves after a second at the latest.
   */
  passwordChanged(newPassword: string, account: string): Promise<void>;
}

/** Kept values in `values`; the cipher's code comes when there is a password to encrypt or to decrypt. */
export const createRememberedLogins = (
  values: SiteStorage,
  loadCipher: () => Promise<PasswordCipher>,
): RememberedLogins => {
  const quietly = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch {
      // No WebCrypto, no IndexedDB or one that never answers, a key that was cleared: nothing is remembered, and login
      // works without it.
      return undefined;
    }
  };
  const known = (): KnownLogin | undefined => {
    const kept = values.read("rememberedLogin");
    return kept ? { type: kept.type, username: kept.username, diallingCode: kept.diallingCode } : undefined;
  };
  const keep = async ({ password, ...login }: RememberedLogin, account: string): Promise<void> => {
    // Whatever becomes of the new password, one that was stored before opens nothing any more.
    values.write("rememberedLogin", { ...login, account, password: "" });
    const encrypted =
      password === "" ? "" : await quietly(async () => (await loadCipher()).encrypt(password, login));
    if (encrypted === undefined) values.remove("rememberedLogin");
    else values.write("rememberedLogin", { ...login, account, password: encrypted });
  };

  return {
    known,
    keep,
    async read() {
      const kept = values.read("rememberedLogin");
      if (!kept) return undefined;
      const { type, username, diallingCode, password: encrypted } = kept;
      const password =
        encrypted === "" ? "" : await quietly(async () => (await loadCipher()).decrypt(encrypted, kept));
      return { type, username, diallingCode, password: password ?? "" };
    },
    async forget() {
      if (!values.read("rememberedLogin")) return;
      values.remove("rememberedLogin");
      await quietly(async () => (await loadCipher()).forgetKey());
    },
    async passwordChanged(newPassword, account) {
      const kept = values.read("rememberedLogin");
      if (kept?.account === account && kept.password !== "")
        await quietly(() => withinTime(keep({ ...kept, password: newPassword }, account)));
    },
  };
};

const passwordCipher = cachedImport(() => import("./password-cipher.ts"));

/** The site's remembered login. */
export const rememberedLogin: RememberedLogins = createRememberedLogins(localValues, async () =>
  (await passwordCipher.load()).browserCipher(),
);
