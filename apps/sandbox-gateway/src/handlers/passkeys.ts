import { endpoints } from "@volado/api-client/endpoints";
import { browserName } from "@volado/domain/security";
import { writeSecurityMessage } from "../inbox/security-message.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { takeFrom } from "../request/rate-limit.ts";
import { Refusal } from "../request/refusal.ts";
import {
  mayHavePasskeys,
  PASSKEY_LIMIT,
  type PasskeyRow,
  passkeysOf,
  refusing,
  relyingParty,
  requirePasskeyLogin,
  storeChallenge,
  takeChallenge,
  userHandle,
  webAuthn,
} from "../session/passkeys.ts";
import { requireOwnPassword } from "../session/password.ts";
import { defineHandler } from "./handler.ts";

const wirePasskey = ({ id, browser, device, added_at, used_at }: PasskeyRow) => ({
  id,
  browser,
  device,
  addedAt: added_at,
  usedAt: used_at,
});

/** @throws Refusal not_permitted for free accounts, and for agents with a login of their own */
const ownerOf = (call: Call) => {
  const { member } = sessionOf(call);
  if (!mayHavePasskeys(member, call.services)) throw new Refusal("not_permitted");
  return member;
};

export const startPasskeyLogin = defineHandler(endpoints.startPasskeyLogin, async (_request, call) => {
  takeFrom(call.services.limits.lookups, call.network);
  requirePasskeyLogin(call);
  const { generateAuthenticationOptions } = await webAuthn();
  const { id: rpId } = relyingParty(call);
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await storeChallenge(call, challenge, null);
  return { challenge, rpId, userVerification: "required" as const };
});

export const listPasskeys = defineHandler(endpoints.listPasskeys, async (_request, call) =>
  (await passkeysOf(call.db, ownerOf(call).id)).map(wirePasskey),
);

export const startPasskey = defineHandler(endpoints.startPasskey, async (request, call) => {
  const { id, username } = ownerOf(call);
  await requireOwnPassword(call, request.password);
  const stored = await passkeysOf(call.db, id);
  if (stored.length >= PASSKEY_LIMIT) throw new Refusal("conflict");
  const { generateRegistrationOptions } = await webAuthn();
  const rp = { id: relyingParty(call).id, name: call.services.brand.name };
  const {
    challenge,
    user,
    pubKeyCredParams,
    excludeCredentials = [],
  } = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userID: userHandle(id),
    userName: username,
    userDisplayName: username,
    excludeCredentials: stored.map(({ id, transports }) => ({ id, transports: transports.split(" ") })),
  });
  await storeChallenge(call, challenge, id);
  const authenticatorSelection = { residentKey: "required", userVerification: "required" } as const;
  return { rp, user, challenge, pubKeyCredParams, excludeCredentials, authenticatorSelection };
});

export const addPasskey = defineHandler(endpoints.addPasskey, async (request, call) => {
  const { db, services, browser } = call;
  const { id: memberId } = ownerOf(call);
  const site = relyingParty(call);
  const { id, transports, ...response } = request;
  const challenge = await takeChallenge(call, response.clientDataJSON, memberId);
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo: info } = await refusing(() =>
    verifyRegistrationResponse({
      response: { id, rawId: id, type: "public-key", response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
    }),
  );
  if (!verified) throw new Refusal("passkey_refused");
  const at = services.now();
  const name = browserName(browser.userAgent);
  const row: PasskeyRow = {
    id: info.credential.id,
    member_id: memberId,
    rp_id: site.id,
    public_key: Buffer.from(info.credential.publicKey).toString("base64url"),
    counter: info.credential.counter,
    transports: transports.join(" "),
    browser: name.browser ?? null,
    device: name.device ?? null,
    added_at: at,
    used_at: null,
  };
  await db.transaction().execute(async (tx) => {
    const added = tx
      .insertInto("passkeys")
      .values(row)
      .onConflict((same) => same.column("id").doNothing());
    if ((await added.returning("id").executeTakeFirst()) === undefined) throw new Refusal("passkey_refused");
    await writeSecurityMessage(tx, { event: "passkey", memberId, at, name }, services.brand);
  });
  return wirePasskey(row);
});

export const removePasskey = defineHandler(endpoints.removePasskey, async ({ id }, call) => {
  const own = call.db.deleteFrom("passkeys").where("member_id", "=", ownerOf(call).id);
  await own.where("id", "=", id).execute();
  return null;
});
