import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Cost of a hash. The default is OWASP's advice for scrypt with little memory. */
export type PasswordCost = Readonly<Record<"N" | "r" | "p", number>>;

/** 16 MiB and about a fifth of a second. */
export const defaultPasswordCost: PasswordCost = { N: 16_384, r: 8, p: 5 };

/** Minimal cost: for tests, which log in hundreds of times. */
export const lightPasswordCost: PasswordCost = { N: 1024, r: 8, p: 1 };

/** Stored for accounts without a password: it is not a hash, so no password matches it. */
export const NO_PASSWORD = "none";

const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> => {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
};

/** A hash with its own salt and parameters: `scrypt$N$r$p$salt$key`. */
export const hashPassword = async (password: string, cost: PasswordCost): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
};

/** Whether the password matches the hash; false for an invalid hash. */
export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  const [scheme, N, r, p, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, "base64url");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, "base64url"), cost);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
