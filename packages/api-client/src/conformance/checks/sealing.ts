import type { WireFields } from "../../codecs/encode-body.ts";
import type { AnyEndpoint } from "../../core/endpoint.ts";
import { createKeyPair } from "../../crypto/key-pair.ts";
import { z } from "../../schemas/z.ts";
import type { Caller, RawCall } from "../caller.ts";
import { broken, holds, type Result, untried } from "../finding.ts";
import { refusalFault } from "../judge.ts";

const HOUR = 3_600_000;
const gatewayTime = z.object({ now: z.number() });

/**
 * Sealed bodies (decisions W4): refused in the clear, for another path, for an unknown key, with a wrong
 * clock, and the second time. What is refused as bad input has good fields, so that only a gateway which
 * really insists on the seal refuses it, but such that nothing comes of them when it doesn't. The rest is
 * empty.
 *
 * @param harmless good fields from which nothing comes
 */
export const checkSealing = async (
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

  // What these fields are told when they come sealed: refused as bad input, the same refusal in the clear
  // would say nothing.
  const sealed = await caller.send(endpoint, { fields: harmless });
  const stranger = (await createKeyPair("volado-conformance")).publicKey;
  const late = await caller.send(endpoint, { fields, seal: { timestamp: Date.now() - HOUR } });
  const lateFault = refusalFault(late, ["clock_skew"]);
  const tells = gatewayTime.safeParse(late.envelope?.value).success;
  const body = await caller.sealOnce(endpoint, fields);
  await caller.send(endpoint, { fields, seal: { again: body } });

  const faults = [
    ...(await refused("a body in the clear", { fields: harmless, seal: "clear" }, ["invalid_input"])),
    ...(await refused("a body for an unknown key", { fields, seal: { key: stranger } }, ["unknown_key"])),
    ...(await refused("a body for another path", { fields: harmless, seal: { path: "/elsewhere" } }, [
      "invalid_input",
    ])),
    ...(await refused("a body that was sent before", { fields, seal: { again: body } }, ["replayed"])),
    ...(lateFault === undefined ? [] : [`a body that is an hour old ${lateFault}`]),
    ...(lateFault === undefined && !tells ? ["clock_skew doesn't tell value.now"] : []),
  ];
  if (faults.length > 0) return broken(faults.join("; "));
  const { success = false, code = "" } = sealed.envelope ?? {};
  return !success && code === "invalid_input"
    ? untried("good fields are refused with invalid_input, sealed or not")
    : holds();
};
