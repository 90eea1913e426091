import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../data/world/accounts.ts";
import { NO_PASSWORD } from "../session/password-hash.ts";
import { atOnce, countOutcomes, useMember } from "../testing/index.ts";

const gateway = useMember();
const SITE = "http://localhost:5173";
const atSite = { Origin: SITE, "User-Agent": "Mozilla/5.0 (Linux; Android 16) Chrome/146.0 Safari/537.36" };

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** Where the authenticator is asked, if not at the site, and what it verified. */
interface Ceremony {
  readonly rpId?: string;
  readonly origin?: string;
  readonly flags?: number;
}

const strange: readonly (readonly [from: string, at: Ceremony])[] = [
  ["a page elsewhere", { origin: "http://localhost:1" }],
  ["another site", { rpId: "evil.example" }],
  ["an authenticator that verified nobody", { flags: USER_PRESENT }],
];

/** An authenticator with one key; its messages are laid out as in WebAuthn §6.1 and §6.5, "none" attestation. */
const authenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = sha256(x);
  let counter = 0;
  const authData = ({ rpId = "localhost", flags = USER_PRESENT | USER_VERIFIED }: Ceremony, more = 0) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | more]), count]);
  };
  const clientData = (type: string, challenge: string, { origin = SITE }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  // CBOR: a P-256 key for ES256, then {"fmt": "none", "attStmt": {}, "authData": <bytes>}.
  const key = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  return {
    id: id.toString("base64url"),
    create(challenge: string, at: Ceremony = {}) {
      const data = Buffer.concat([
        authData(at, HAS_KEY),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        id: id.toString("base64url"),
        clientDataJSON: clientData("webauthn.create", challenge, at).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      };
    },
    get(challenge: string, at: Ceremony = {}) {
      const data = authData(at);
      const client = clientData("webauthn.get", challenge, at);
      return {
        id: id.toString("base64url"),
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
      };
    },
  };
};
type Authenticator = ReturnType<typeof authenticator>;

type Fields = Readonly<Record<string, unknown>>;
const own = { password: DEMO_PASSWORD };
const start = async () => (await gateway.read("startPasskey", own, { headers: atSite })).challenge;
const startLogin = async () => (await gateway.read("startPasskeyLogin", {}, { headers: atSite })).challenge;
const add = (fields: Fields) => gateway.outcome("addPasskey", fields, { headers: atSite });
const logIn = (fields: Fields) => gateway.outcome("loginByPasskey", fields, { headers: atSite });
const added = async (device = authenticator()): Promise<Authenticator> => {
  expect(await add(device.create(await start()))).toBe("ok");
  return device;
};
const loggedIn = async (device: Authenticator) => logIn(device.get(await startLogin()));
const listed = () => gateway.read("listPasskeys");

describe("a passkey", () => {
  it("is added, listed, counted, told in the inbox, and logs its member in", async () => {
    const device = await added();
    const { id } = device;
    expect(await listed()).toMatchObject([{ id, browser: "Chrome", device: "Android", usedAt: undefined }]);
    expect(await gateway.read("getSecurity")).toMatchObject({ passkeys: 1 });
    const messages = gateway.services().db.selectFrom("inbox_messages").select("texts");
    const [last] = await messages.where("member_id", "=", "M-jugador").orderBy("id", "desc").execute();
    expect(last?.texts.EN.title).toBe("A passkey was added to your account");
    expect(last?.texts.ES.text).toMatch(/^Chrome en Android\n/);

    gateway.later(MINUTE_MS);
    const login = device.get(await startLogin());
    const session = await gateway.read("loginByPasskey", login, { headers: atSite });
    expect(session).toMatchObject({ userName: "jugador", type: 0, firstTimeLogin: false });
    expect(await gateway.outcome("getWallet", {}, { token: session.token })).toBe("ok");
    // The login ended the session before it.
    await gateway.become("jugador");
    const [passkey] = await listed();
    expect(passkey?.usedAt).toBeGreaterThan(passkey?.addedAt ?? Number.POSITIVE_INFINITY);
  });

  it("names those that the account has, so that an authenticator takes no second one", async () => {
    const { id } = await added();
    const { excludeCredentials, authenticatorSelection, rp, user } = await gateway.read("startPasskey", own, {
      headers: atSite,
    });
    expect(excludeCredentials).toEqual([{ id, type: "public-key", transports: ["internal"] }]);
    expect(authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" });
    expect([rp.id, user.name]).toEqual(["localhost", "jugador"]);
  });

  it("removed logs nobody in; only its member can remove it", async () => {
    const device = await added();
    const remove = () => gateway.outcome("removePasskey", { id: device.id });
    await gateway.become("agente");
    await remove();
    expect(await loggedIn(device)).toBe("ok");
    await gateway.become("jugador");
    expect([await remove(), await remove(), await listed()]).toEqual(["ok", "ok", []]);
    expect(await loggedIn(device)).toBe("passkey_refused");
  });

  it.each([
    [{ disabled: true }, "account_disabled"],
    [{ portal: "agents" }, "agents_only"],
    [{ portal: "none" }, "non_member"],
  ] as const)("of a member with %j logs nobody in: %s", async (columns, code) => {
    const device = await added();
    await gateway.change("jugador", columns);
    expect(await loggedIn(device)).toBe(code);
  });

  it("is not used up by a changed password, and leads to the change of a first one", async () => {
    const device = await added();
    await gateway.change("jugador", { password_hash: NO_PASSWORD, first_time_login: true });
    const session = await gateway.read("loginByPasskey", device.get(await startLogin()), { headers: atSite });
    expect(session.firstTimeLogin).toBe(true);
  });
});

describe("adding a passkey", () => {
  it("needs the login password", async () => {
    const outcome = (password: string) => gateway.outcome("startPasskey", { password }, { headers: atSite });
    expect([await outcome("Wrong2026"), await outcome("")]).toEqual([
      "old_password_wrong",
      "old_password_wrong",
    ]);
    await gateway.change("jugador", { password_hash: NO_PASSWORD });
    expect(await outcome(DEMO_PASSWORD)).toBe("old_password_wrong");
  });

  it("is refused to free accounts and to agents with a login of their own, whose overview has no count", async () => {
    await gateway.become("prueba");
    expect((await gateway.read("getSecurity")).passkeys).toBeUndefined();
    expect(await gateway.outcome("startPasskey", own, { headers: atSite })).toBe("not_permitted");
    await gateway.become("agente");
    await gateway.change("agente", { portal: "agents" });
    expect((await gateway.read("getSecurity")).passkeys).toBeUndefined();
    expect(await gateway.outcome("startPasskey", own, { headers: atSite })).toBe("not_permitted");
  });

  it("is refused from no page and from a strange one", async () => {
    const outcome = (headers: Readonly<Record<string, string>>) =>
      gateway.outcome("startPasskey", own, { headers });
    const strange = { Origin: "https://evil.example" };
    expect([await outcome({}), await outcome(strange)]).toEqual(["passkey_refused", "passkey_refused"]);
  });

  it.each(strange)("refuses a key from %s", async (_from, at) => {
    expect(await add(authenticator().create(await start(), at))).toBe("passkey_refused");
    expect(await listed()).toEqual([]);
  });

  it("refuses a challenge of a login, of another member, an old one, and the same key twice", async () => {
    const device = authenticator();
    expect(await add(device.create(await startLogin()))).toBe("passkey_refused");
    const challenge = await start();
    gateway.later(5 * MINUTE_MS + 1);
    expect(await add(device.create(challenge))).toBe("passkey_refused");
    const another = await start();
    await gateway.become("agente");
    expect(await add(device.create(another))).toBe("passkey_refused");
    await gateway.become("jugador");
    await added(device);
    expect(await add(device.create(await start()))).toBe("passkey_refused");
    expect(await add({ ...device.create(""), clientDataJSON: "AA" })).toBe("passkey_refused");
  });

  it("stops at twenty", async () => {
    for (let count = 0; count < 20; count += 1) await added();
    expect(await gateway.outcome("startPasskey", own, { headers: atSite })).toBe("conflict");
  });
});

describe("a login by passkey", () => {
  it("uses its challenge up, also in parallel", async () => {
    const device = await added();
    const login = device.get(await startLogin());
    const send = () => gateway.send("loginByPasskey", login, { headers: atSite });
    expect(countOutcomes(await atOnce(5, send))).toEqual({ ok: 1, passkey_refused: 4 });
  });

  it("refuses a foreign signature, a challenge of its own making, and a replayed counter", async () => {
    const device = await added();
    const other = authenticator().get(await startLogin());
    expect(await logIn({ ...other, id: device.id })).toBe("passkey_refused");
    expect(await logIn(device.get("bWFkZSB1cA"))).toBe("passkey_refused");
    expect(await loggedIn(device)).toBe("ok");
    await gateway.services().db.updateTable("passkeys").set({ counter: 1_000 }).execute();
    expect(await loggedIn(device)).toBe("passkey_refused");
  });

  it.each(strange)("refuses %s", async (_from, at) => {
    const device = await added();
    expect(await logIn(device.get(await startLogin(), at))).toBe("passkey_refused");
    expect(await loggedIn(device)).toBe("ok");
  });
});
