import type { RememberedLogin } from "@volado/domain/session";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SiteStorage } from "../storage/site-storage.ts";
import { decodeStored, encodeStored, type StoredKey, type StoredValues } from "../storage/stored-values.ts";
import { createPasswordCipher, type KeyStore } from "./password-cipher.ts";
import { createRememberedLogins, type RememberedLogins } from "./remembered-login.ts";

const lucero: RememberedLogin = {
  type: "username",
  username: "lucero",
  password: "Sol y águila 8",
  diallingCode: "52",
};
const bySms: RememberedLogin = { type: "sms", username: "5512345678", password: "", diallingCode: "52" };

let texts: Map<string, string>;
let key: CryptoKey | undefined;
let loads: number;
let logins: RememberedLogins;

const values: SiteStorage = {
  lasts: true,
  read: (name) => decodeStored(name, texts.get(name) ?? null),
  write: <K extends StoredKey>(name: K, value: StoredValues[K]) =>
    void texts.set(name, encodeStored(name, value)),
  remove: (name) => void texts.delete(name),
};
const place: KeyStore = {
  read: async () => key,
  offer: async (offered) => {
    key ??= offered;
    return key;
  },
  remove: async () => {
    key = undefined;
  },
};

beforeEach(() => {
  texts = new Map();
  key = undefined;
  loads = 0;
  logins = createRememberedLogins(values, async () => {
    loads += 1;
    return createPasswordCipher(place);
  });
});

describe("a remembered login", () => {
  it("comes back whole", async () => {
    await logins.keep(lucero, "lucero");
    expect(await logins.read()).toEqual(lucero);
  });

  it("is known at once but for its password, before any cipher is loaded", async () => {
    await logins.keep(lucero, "lucero");
    loads = 0;
    expect(logins.known()).toEqual({ type: "username", username: "lucero", diallingCode: "52" });
    expect(loads).toBe(0);
  });

  it("is kept without a readable password, under a key that can't be taken away", async () => {
    await logins.keep(lucero, "lucero");
    const kept = texts.get("rememberedLogin") ?? "";
    expect(kept).toContain("lucero");
    for (const clear of [lucero.password, btoa(encodeURIComponent(lucero.password)), "Sol"])
      expect(kept).not.toContain(clear);
    expect(key?.extractable).toBe(false);
  });

  it("is encrypted anew each time", async () => {
    await logins.keep(lucero, "lucero");
    const first = texts.get("rememberedLogin");
    await logins.keep(lucero, "lucero");
    expect(texts.get("rememberedLogin")).not.toBe(first);
  });

  it("by SMS has no password and needs no cipher", async () => {
    await logins.keep(bySms, "lucero");
    expect(await logins.read()).toEqual(bySms);
    await logins.passwordChanged("Otra-clave-9", "lucero");
    expect(await logins.read()).toEqual(bySms);
    expect(loads).toBe(0);
  });

  it("keeps its new password, also when a mobile number was typed", async () => {
    await logins.keep({ ...lucero, username: "5512345678" }, "lucero");
    await logins.passwordChanged("Otra-clave-9", "lucero");
    expect(await logins.read()).toEqual({ ...lucero, username: "5512345678", password: "Otra-clave-9" });
  });

  it("doesn't take over another account's new password", async () => {
    await logins.keep(lucero, "lucero");
    await logins.passwordChanged("Otra-clave-9", "beto");
    expect(await logins.read()).toEqual(lucero);
  });

  it("is forgotten together with the key", async () => {
    await logins.keep(lucero, "lucero");
    await logins.forget();
    expect(await logins.read()).toBeUndefined();
    expect(logins.known()).toBeUndefined();
    expect([texts.size, key]).toEqual([0, undefined]);
  });

  it("that nobody asked for is nothing", async () => {
    expect(await logins.read()).toBeUndefined();
    await logins.forget();
    await logins.passwordChanged("Otra-clave-9", "lucero");
    expect([texts.size, loads]).toEqual([0, 0]);
  });
});

describe("a remembered password", () => {
  it.each<[string, () => void]>([
    [
      "whose key is gone",
      () => {
        key = undefined;
      },
    ],
    [
      "moved under another name",
      () => texts.set("rememberedLogin", (texts.get("rememberedLogin") ?? "").replaceAll("lucero", "beto")),
    ],
    [
      "that is damaged",
      () =>
        texts.set(
          "rememberedLogin",
          (texts.get("rememberedLogin") ?? "").replace(/"password":"./, '"password":"*'),
        ),
    ],
  ])("%s is typed again", async (_name, harm) => {
    await logins.keep(lucero, "lucero");
    harm();
    expect((await logins.read())?.password).toBe("");
  });

  it("is not kept where the browser can't encrypt it", async () => {
    await logins.keep(bySms, "lucero");
    const broken = createRememberedLogins(values, () => Promise.reject(new Error("no WebCrypto")));
    await broken.keep(lucero, "lucero");
    expect(texts.has("rememberedLogin")).toBe(false);
  });
});

describe("where the browser's storage never answers", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("a changed password is waited for a second only, and the old one is not stored any more", async () => {
    await logins.keep(lucero, "lucero");
    const never = createRememberedLogins(values, () => new Promise(() => undefined));
    const done = vi.fn();
    void never.passwordChanged("Otra-clave-9", "lucero").then(done);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(done).toHaveBeenCalledOnce();
    expect(await logins.read()).toEqual({ ...lucero, password: "" });
  });
});
