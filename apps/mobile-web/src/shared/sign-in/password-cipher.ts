import { createStore, del, get, type UseStore, update } from "idb-keyval";

/** The login an encrypted password belongs to; it can't be decrypted for another one. */
export interface PasswordOwner {
  readonly type: string;
  readonly username: string;
  readonly diallingCode: string;
}

export interface KeyStore {
  read(): Promise<CryptoKey | undefined>;
  /** Stores the key unless there is one already, e.g. from another tab; resolves to the stored one. */
  offer(key: CryptoKey): Promise<CryptoKey>;
  remove(): Promise<void>;
}

/** Encrypts remembered passwords. All methods reject if the browser lacks a required API. */
export interface PasswordCipher {
  encrypt(password: string, owner: PasswordOwner): Promise<string>;
  /** Rejects for another owner, another key and corrupted texts. */
  decrypt(encrypted: string, owner: PasswordOwner): Promise<string>;
  /** Deletes the key, so that nothing encrypted with it can be decrypted. */
  forgetKey(): Promise<void>;
}

const IV_BYTES = 12;
const KEY = "remembered-password";

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const bytesOf = (text: string) => new TextEncoder().encode(text);

const encryption = (iv: Uint8Array<ArrayBuffer>, { type, username, diallingCode }: PasswordOwner) => ({
  name: "AES-GCM",
  iv,
  additionalData: bytesOf(JSON.stringify([type, username, diallingCode])),
});

/** AES-GCM with a non-extractable key, so that the stored ciphertext is useless outside the browser. */
export const createPasswordCipher = (place: KeyStore): PasswordCipher => ({
  async encrypt(password, owner) {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const key =
      (await place.read()) ??
      (await place.offer(
        await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]),
      ));
    const encrypted = await crypto.subtle.encrypt(encryption(iv, owner), key, bytesOf(password));
    return toText(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
  },
  async decrypt(encrypted, owner) {
    const key = await place.read();
    if (!key) throw new Error("The key of the remembered password is gone.");
    const bytes = toBytes(encrypted);
    const opened = await crypto.subtle.decrypt(
      encryption(bytes.slice(0, IV_BYTES), owner),
      key,
      bytes.slice(IV_BYTES),
    );
    return new TextDecoder().decode(opened);
  },
  forgetKey: () => place.remove(),
});

const keyInBrowser = (database: UseStore): KeyStore => ({
  read: () => get<CryptoKey>(KEY, database),
  async offer(key) {
    await update<CryptoKey>(KEY, (stored) => stored ?? key, database);
    return (await get<CryptoKey>(KEY, database)) ?? key;
  },
  remove: () => del(KEY, database),
});

/** The site's cipher; its key is in IndexedDB, which can store non-extractable keys. */
export const browserCipher = (): PasswordCipher =>
  createPasswordCipher(keyInBrowser(createStore("volado", "keys")));
