import type { WireRequestOf } from "@volado/api-client";
import type { Endpoints } from "../catalogue/wire.ts";
import type { Call } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import type { Identified } from "./identify.ts";
import { refusing, relyingParty, requirePasskeyLogin, takeChallenge, webAuthn } from "./passkeys.ts";

/**
 * Login by passkey: the challenge is used up, the signature proves possession of the key, and the authenticator has
 * verified its owner. @throws Refusal passkey_refused, sign_in_closed
 */
export const identifyPasskey = async (
  { id, ...response }: WireRequestOf<Endpoints["loginByPasskey"]>,
  call: Call,
): Promise<Identified> => {
  requirePasskeyLogin(call);
  const site = relyingParty(call);
  const challenge = await takeChallenge(call, response.clientDataJSON, null);
  const passkeys = call.db.selectFrom("passkeys").selectAll().where("id", "=", id);
  const passkey = await passkeys.where("rp_id", "=", site.id).executeTakeFirst();
  if (passkey === undefined) throw new Refusal("passkey_refused");
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo: info } = await refusing(() =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: "public-key", response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw new Refusal("passkey_refused");
  const members = call.db.selectFrom("members").selectAll().where("id", "=", passkey.member_id);
  const member = await members.executeTakeFirstOrThrow();
  return {
    member,
    firstTimeLogin: member.first_time_login,
    async settle(tx) {
      const used = { counter: info.newCounter, used_at: call.services.now() };
      // Removed meanwhile, it logs nobody in.
      const row = tx.updateTable("passkeys").set(used).where("id", "=", id).returning("id");
      if ((await row.executeTakeFirst()) === undefined) throw new Refusal("passkey_refused");
    },
  };
};
