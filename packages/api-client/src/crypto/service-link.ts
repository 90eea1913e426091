import { isHostAllowed } from "@volado/domain/navigation";
import type { ServiceContact } from "@volado/domain/site";

/** Allowed hosts by kind of contact ("*.example.com" for subdomains). A kind without hosts allows none. */
export type ServiceHosts = Readonly<Partial<Record<ServiceContact["kind"], readonly string[]>>>;

/** URL of a contact, or why it has to be hidden. */
export type ServiceLink =
  | { readonly url: string; readonly problem?: never }
  | { readonly url?: never; readonly problem: "unreadable" | "not-https" | "host-not-allowed" };

/** The last characters of an encrypted path are its key (Spec §3 "Customer service"). */
const KEY_LENGTH = 8;

const isPlain = (path: string): boolean => path.startsWith("https://");

const decode = (path: string, decryptDes: typeof import("./des-ecb.ts").decryptDes): string => {
  const key = new TextEncoder().encode(path.slice(-KEY_LENGTH));
  const bytes = Uint8Array.from(atob(path.slice(0, -KEY_LENGTH)), (sign) => sign.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(decryptDes(key, bytes));
};

/**
 * Decrypts the URL of a customer-service contact (decisions W5); a path that starts with https:// is plain text.
 * An unreadable or disallowed link has a `problem` instead of a `url`. Rejects only if the cipher's code can't
 * be loaded, which can be retried.
 */
export const readServiceLink = async (
  { kind, path }: Pick<ServiceContact, "kind" | "path">,
  hosts: ServiceHosts,
): Promise<ServiceLink> => {
  const cipher = isPlain(path) ? undefined : await import("./des-ecb.ts");
  let url: URL;
  try {
    url = new URL(cipher ? decode(path, cipher.decryptDes) : path);
  } catch {
    return { problem: "unreadable" };
  }
  if (url.protocol !== "https:") return { problem: "not-https" };
  return isHostAllowed(url.hostname, hosts[kind] ?? []) ? { url: url.href } : { problem: "host-not-allowed" };
};

/** Encrypts a path as gateways do. `key` has 8 ASCII characters. */
export const writeServiceLink = async (url: string, key: string): Promise<string> => {
  const { encryptDes } = await import("./des-ecb.ts");
  const utf8 = new TextEncoder();
  const bytes = encryptDes(utf8.encode(key), utf8.encode(url));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) + key;
};
