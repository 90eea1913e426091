import type { WireFields } from "../../core/encode-body.ts";
import type { AnyEndpoint } from "../../core/endpoint.ts";
import { refusalFault } from "../answer-faults.ts";
import type { Caller } from "../caller.ts";
import { broken, holds, type Result, untried } from "../finding.ts";

const NONSENSE = "\u0000".repeat(600);

/** Good fields with one spoiled so that the call's own schema refuses them; undefined when nothing can be spoiled. */
export const spoiled = (endpoint: AnyEndpoint, fields: WireFields): WireFields | undefined => {
  const variants = Object.keys(fields).flatMap((name): readonly WireFields[] => {
    const { [name]: _, ...without } = fields;
    return [without, { ...fields, [name]: NONSENSE }];
  });
  return variants.find((variant) => !endpoint.request.safeParse(variant).success);
};

/** Fields that break the call's rules are refused as such; undefined for calls that take anything. */
export const checkFields = async (
  endpoint: AnyEndpoint,
  fields: WireFields,
  caller: Caller,
): Promise<Result | undefined> => {
  const bad = spoiled(endpoint, fields);
  if (!bad) return undefined;
  if (endpoint.access === "session" && !caller.token) return untried("needs an account");
  const answer = await caller.send(endpoint, { fields: bad });
  // Who may not make the call at all may be told so first, whatever the fields.
  const fault = refusalFault(answer, ["invalid_input", "not_permitted"]);
  if (fault !== undefined) return broken(`a request with bad fields ${fault}`);
  const { code = "" } = answer.envelope ?? {};
  return code === "invalid_input" ? holds() : untried(`refused: ${code}`);
};
