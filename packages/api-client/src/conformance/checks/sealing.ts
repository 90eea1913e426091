import type { AnyEndpoint } from "../../core/endpoint.ts";
import { createKeyPair } from "../../crypto/key-pair.ts";
import { z } from "../../schemas/z.ts";
import type { Caller, RawCall } from "../caller.ts";
import { broken, holds, type Result, untried } from "../finding.ts";
import { refusalFault } from "../judge.ts";

const HOUR = 3_600_000;
const gatewayTime = z.object({ now: z.number() });

/**
 * Sealed bodies (decisions W4): refused in the clear, for an unknown key, with a wrong clock, for another path, and the second time. All of
 * them are empty, so that even a gateway that opens what it should not does nothing.
 */
export const checkSealing = async (endpoint: AnyEndpoint, caller: Caller): Promise<Result> => {
  if (endpoint.access === "session" && !caller.token) return untried("needs an account");
  const [known] = caller.keys();
  if (!known) return broken("the status answer tells no encryption key");
  const fields = {};
  const refused = async (what: string, call: Omit<RawCall, "fields">, codes: readonly string[]) => {
    const fault = refusalFault(await caller.send(endpoint, { ...call, fields }), codes);
    return fault === undefined ? [] : [`${what} ${fault}`];
  };

  const stranger = (await createKeyPair("volado-conformance")).publicKey;
  const late = await caller.send(endpoint, { fields, seal: { timestamp: Date.now() - HOUR } });
  const lateFault = refusalFault(late, ["clock_skew"]);
  const tells = gatewayTime.safeParse(late.envelope?.value).success;
  const body = await caller.sealOnce(endpoint, fields);
  await caller.send(endpoint, { fields, seal: { again: body } });

  const faults = [
    ...(await refused("a body in the clear", { seal: "clear" }, ["invalid_input"])),
    ...(await refused("a body for an unknown key", { seal: { key: stranger } }, ["unknown_key"])),
    ...(await refused("a body for another path", { seal: { path: "/elsewhere" } }, [
      "malformed",
      "invalid_input",
    ])),
    ...(await refused("a body that was sent before", { seal: { again: body } }, ["replayed"])),
    ...(lateFault === undefined ? [] : [`a body that is an hour old ${lateFault}`]),
    ...(lateFault === undefined && !tells ? ["clock_skew doesn't tell value.now"] : []),
  ];
  return faults.length === 0 ? holds() : broken(faults.join("; "));
};
