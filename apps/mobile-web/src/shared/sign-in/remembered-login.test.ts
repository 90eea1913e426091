import type { RememberedLogin } from "@volado/domain/session";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../storage/site-storage.ts";
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

const values = memoryStorage({
  getItem: (name) => texts.get(name) ?? null,
  setItem: (name, text) => void texts.set(name, text),
  removeItem: (name) => void texts.delete(name),
});
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
  it("is restored completely", async () => {
    await logins.store(lucero, "lucero");
    expect(await logins.read()).toEqual(lucero);
  });

  it("is known without its password before the cipher is loaded", async () => {
    await logins.store(lucero, "lucero");
    loads = 0;
    expect(logins.known()).toEqual({ type: "username", username: "lucero", diallingCode: "52" });
    expect(loads).toBe(0);
  });

  it("is stored with an encrypted password and a non-extractable key", async () => {
    await logins.store(lucero, "lucero");
    const stored = texts.get("rememberedLogin") ?? "";
    expect(stored).toContain("lucero");
    for (const clear of [lucero.password, btoa(encodeURIComponent(lucero.password)), "Sol"])
      expect(stored).not.toContain(clear);
    expect(key?.extractable).toBe(false);
  });

  it("is encrypted with a new IV each time", async () => {
    await logins.store(lucero, "lucero");
    const first = texts.get("rememberedLogin");
    await logins.store(lucero, "lucero");
    expect(texts.get("rememberedLogin")).not.toBe(first);
  });

  it("by SMS has no password and needs no cipher", async () => {
    await logins.store(bySms, "lucero");
    expect(await logins.read()).toEqual(bySms);
    await logins.passwordChanged("Otra-clave-9", "lucero");
    expect(await logins.read()).toEqual(bySms);
    expect(loads).toBe(0);
  });

  it("gets its new password, also if a mobile number was typed", async () => {
    await logins.store({ ...lucero, username: "5512345678" }, "lucero");
    await logins.passwordChanged("Otra-clave-9", "lucero");
    expect(await logins.read()).toEqual({ ...lucero, username: "5512345678", password: "Otra-clave-9" });
  });

  it("ignores another account's new password", async () => {
    await logins.store(lucero, "lucero");
    await logins.passwordChanged("Otra-clave-9", "beto");
    expect(await logins.read()).toEqual(lucero);
  });

  it("is deleted together with the key", async () => {
    await logins.store(lucero, "lucero");
    await logins.forget();
    expect(await logins.read()).toBeUndefined();
    expect(logins.known()).toBeUndefined();
    expect([texts.size, key]).toEqual([0, undefined]);
  });

  it("without a password says that it was forgotten, unless it is by SMS", async () => {
    const { password: _, ...owner } = lucero;
    await logins.store({ ...owner, password: "" }, "lucero");
    expect(logins.known()).toEqual({ ...owner, passwordForgotten: true });
    await logins.store(bySms, "lucero");
    expect(logins.known()).not.toHaveProperty("passwordForgotten");
  });

  it("is undefined if none was stored", async () => {
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
      "copied to another username",
      () => texts.set("rememberedLogin", (texts.get("rememberedLogin") ?? "").replaceAll("lucero", "beto")),
    ],
    [
      "that is corrupted",
      () =>
        texts.set(
          "rememberedLogin",
          (texts.get("rememberedLogin") ?? "").replace(/"password":"./, '"password":"*'),
        ),
    ],
  ])("%s must be typed again", async (_name, harm) => {
    await logins.store(lucero, "lucero");
    harm();
    expect((await logins.read())?.password).toBe("");
  });

  it("is not stored if the browser can't encrypt it", async () => {
    await logins.store(bySms, "lucero");
    const broken = createRememberedLogins(values, () => Promise.reject(new Error("no WebCrypto")));
    await broken.store(lucero, "lucero");
    expect(texts.has("rememberedLogin")).toBe(false);
  });
});

describe("if the browser's storage never answers", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("a changed password is awaited for only a second, and the old one is no longer stored", async () => {
    await logins.store(lucero, "lucero");
    const never = createRememberedLogins(values, () => new Promise(() => undefined));
    const done = vi.fn();
    void never.passwordChanged("Otra-clave-9", "lucero").then(done);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(done).toHaveBeenCalledOnce();
    expect(await logins.read()).toEqual({ ...lucero, password: "" });
  });
});
