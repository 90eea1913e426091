import { isHostAllowed, type ServiceContact } from "@volado/domain";

/** Hosts that a contact of each kind may lead to ("*.example.com" for all below it). A kind without hosts leads nowhere. */
export type ServiceHosts = Readonly<Partial<Record<ServiceContact["kind"], readonly string[]>>>;

/** Where a contact leads, or why it has to be hidden. */
export type ServiceLink =
  | { readonly url: string; readonly problem?: never }
  | { readonly url?: never; readonly problem: "unreadable" | "not-https" | "host-not-allowed" };

/** The last characters of an encrypted path are its key (Spec §3 "Customer service"). */
const KEY_LENGTH = 8;

const decode = async (path: string): Promise<string> => {
  if (path.startsWith("https://")) return path;
  const { decryptDes } = await import("./des-ecb.ts");
  const key = new TextEncoder().encode(path.slice(-KEY_LENGTH));
  const bytes = Uint8Array.from(atob(path.slice(0, -KEY_LENGTH)), (sign) => sign.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(decryptDes(key, bytes));
};

/**
 * Reads where a customer-service contact leads (decisions W5): DES-encrypted, or in the clear when it begins with https://.
 * Never throws: a contact that can't be read, or that leads somewhere else than it should, has a `problem` to report instead of a `url`.
 */
export const readServiceLink = async (
  { kind, path }: Pick<ServiceContact, "kind" | "path">,
  hosts: ServiceHosts,
): Promise<ServiceLink> => {
  let url: URL;
  try {
    url = new URL(await decode(path));
  } catch {
    return { problem: "unreadable" };
  }
  if (url.protocol !== "https:") return { problem: "not-https" };
  return isHostAllowed(url.hostname, hosts[kind] ?? []) ? { url: url.href } : { problem: "host-not-allowed" };
};

/** Writes an encrypted path the way gateways do; `key` has 8 ASCII characters. */
export const writeServiceLink = async (url: string, key: string): Promise<string> => {
  const { encryptDes } = await import("./des-ecb.ts");
  const utf8 = new TextEncoder();
  const bytes = encryptDes(utf8.encode(key), utf8.encode(url));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) + key;
};
