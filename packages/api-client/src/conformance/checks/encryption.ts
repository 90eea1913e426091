import { HOUR_MS } from "@volado/domain/calendar";
import type { WireFields } from "../../core/encode-body.ts";
import type { AnyEndpoint } from "../../core/endpoint.ts";
import { createKeyPair } from "../../crypto/key-pair.ts";
import { z } from "../../schemas/z.ts";
import { refusalFault } from "../answer-faults.ts";
import type { Caller, RawCall } from "../caller.ts";
import { broken, holds, type Result, untried } from "../finding.ts";

const gatewayTime = z.object({ now: z.number() });

/**
 * Encrypted bodies (decisions W4): refused in the clear, for another path, for an unknown key, with a wrong
 * clock, and the second time. What is refused as bad input has good fields, so that only a gateway which
 * really insists on encryption refuses it, but such that nothing comes of them when it doesn't. The rest is
 * empty.
 *
 * @param harmless good fields from which nothing comes
 */
export const checkEncryption = async (
  endpoint: AnyEndpoint,
  harmless: WireFields,
  caller: Caller,
): Promise<Result> => {
  if (endpoint.access === "session" && !caller.token) return untried("needs an account");
  const [known] = caller.keys();
  if (!known) return broken("the status answer tells no encryption key");
  const fields = {};
  const refused = async (what: string, call: RawCall, codes: readonly string[]) => {
    const fault = refusalFault(await caller.send(endpoint, call), codes);
    return fault === undefined ? [] : [`${what} ${fault}`];
  };

  // What these fields are told when they come encrypted: refused as bad input, the same refusal in the clear
  // would say nothing.
  const encrypted = await caller.send(endpoint, { fields: harmless });
  const stranger = (await createKeyPair("volado-conformance")).publicKey;
  const late = await caller.send(endpoint, { fields, encryption: { timestamp: Date.now() - HOUR_MS } });
  const lateFault = refusalFault(late, ["clock_skew"]);
  const tells = gatewayTime.safeParse(late.envelope?.value).success;
  const body = await caller.encryptOnce(endpoint, fields);
  await caller.send(endpoint, { fields, encryption: { again: body } });

  const faults = [
    ...(await refused("a body in the clear", { fields: harmless, encryption: "clear" }, ["invalid_input"])),
    ...(await refused("a body for an unknown key", { fields, encryption: { key: stranger } }, [
      "unknown_key",
    ])),
    ...(await refused("a body for another path", { fields: harmless, encryption: { path: "/elsewhere" } }, [
      "invalid_input",
    ])),
    ...(await refused("a body that was sent before", { fields, encryption: { again: body } }, ["replayed"])),
    ...(lateFault === undefined ? [] : [`a body that is an hour old ${lateFault}`]),
    ...(lateFault === undefined && !tells ? ["clock_skew doesn't tell value.now"] : []),
  ];
  if (faults.length > 0) return broken(faults.join("; "));
  const { success = false, code = "" } = encrypted.envelope ?? {};
  return !success && code === "invalid_input"
    ? untried("good fields are refused with invalid_input, encrypted or not")
    : holds();
};
