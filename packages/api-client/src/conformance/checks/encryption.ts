import { HOUR_MS } from "@volado/domain/calendar";
import type { WireFields } from "../../core/describe-request.ts";
import type { AnyEndpoint } from "../../core/endpoint.ts";
import { createKeyPair } from "../../crypto/decrypt-body.ts";
import { z } from "../../schemas/z.ts";
import { refusalFault } from "../answer-faults.ts";
import type { Caller, RawCall } from "../caller.ts";
import { broken, holds, type Result, untried } from "../findings.ts";

const gatewayTime = z.object({ now: z.number() });

/**
 * Encrypted bodies (decisions W4) must be refused as plain text, for another path, for an unknown key, with a wrong
 * clock, and when replayed. Requests that must be refused as `invalid_input` have valid, harmless fields, so that
 * nothing else is a reason to refuse them. The others are empty.
 *
 * @param harmless valid fields without effect
 */
export const checkEncryption = async (
  endpoint: AnyEndpoint,
  harmless: WireFields,
  caller: Caller,
): Promise<Result> => {
  if (endpoint.access === "session" && !caller.token) return untried("needs an account");
  const [known] = caller.keys();
  if (!known) return broken("the status response has no encryption key");
  const fields = {};
  const refused = async (name: string, call: RawCall, codes: readonly string[]) => {
    const fault = refusalFault(await caller.send(endpoint, call), codes);
    return fault === undefined ? [] : [`${name} ${fault}`];
  };

  // Baseline: if these fields are refused as invalid even when encrypted, refusing them as plain text proves
  // nothing.
  const encrypted = await caller.send(endpoint, { fields: harmless });
  const unknownKey = (await createKeyPair("volado-conformance")).publicKey;
  const late = await caller.send(endpoint, { fields, encryption: { timestamp: Date.now() - HOUR_MS } });
  const lateFault = refusalFault(late, ["clock_skew"]);
  const hasTime = gatewayTime.safeParse(late.envelope?.value).success;
  const body = await caller.encryptOnce(endpoint, fields);
  await caller.send(endpoint, { fields, encryption: { again: body } });

  const faults = [
    ...(await refused("a plain-text body", { fields: harmless, encryption: "clear" }, ["invalid_input"])),
    ...(await refused("a body for an unknown key", { fields, encryption: { key: unknownKey } }, [
      "unknown_key",
    ])),
    ...(await refused("a body for another path", { fields: harmless, encryption: { path: "/elsewhere" } }, [
      "invalid_input",
    ])),
    ...(await refused("a replayed body", { fields, encryption: { again: body } }, ["replayed"])),
    ...(lateFault === undefined ? [] : [`a body that is an hour old ${lateFault}`]),
    ...(lateFault === undefined && !hasTime ? ["clock_skew has no value.now"] : []),
  ];
  if (faults.length > 0) return broken(faults.join("; "));
  const { success = false, code = "" } = encrypted.envelope ?? {};
  return !success && code === "invalid_input"
    ? untried("valid fields are refused with invalid_input even when encrypted")
    : holds();
};
