import type { WireFields } from "../../core/describe-request.ts";
import type { AnyEndpoint } from "../../core/endpoint.ts";
import { formFault, refusalFault } from "../answer-faults.ts";
import type { Caller } from "../caller.ts";
import { broken, holds, type Result, untried } from "../findings.ts";

const NONSENSE = "\u0000".repeat(600);

/** Removes or replaces one field so that the request schema refuses it; undefined if the schema takes anything. */
export const invalidFields = (endpoint: AnyEndpoint, fields: WireFields): WireFields | undefined => {
  const variants = Object.keys(fields).flatMap((name): readonly WireFields[] => {
    const { [name]: _, ...without } = fields;
    return [without, { ...fields, [name]: NONSENSE }];
  });
  return variants.find((variant) => !endpoint.request.safeParse(variant).success);
};

/** Invalid fields must be refused with `invalid_input`. Undefined for calls that take anything. */
export const checkFields = async (
  endpoint: AnyEndpoint,
  fields: WireFields,
  caller: Caller,
): Promise<Result | undefined> => {
  const invalid = invalidFields(endpoint, fields);
  if (!invalid) return undefined;
  if (endpoint.access === "session" && !caller.token) return untried("needs an account");
  const answer = await caller.send(endpoint, { fields: invalid });
  // A gateway may check permissions before it validates the fields.
  const fault = refusalFault(answer, ["invalid_input", "not_permitted"]);
  if (fault !== undefined) return broken(`a request with invalid fields ${fault}`);
  const { code = "" } = answer.envelope ?? {};
  return code === "invalid_input" ? holds() : untried(`refused: ${code}`);
};

/** A token that no gateway has issued. */
const FORGED = "forged-by-volado-conformance";
const ENDED = ["session_expired", "session_elsewhere"] as const;

/** Fields for testing an expired token: those of a read, or of a write without effect. */
const fieldsWithoutEffect = (
  endpoint: AnyEndpoint,
  fields: WireFields,
  harmless: WireFields | undefined,
): WireFields | undefined =>
  endpoint.method === "GET" ? fields : (harmless ?? invalidFields(endpoint, fields));

/** Calls that need a session must be refused without a token and with a forged one; others must ignore it. */
export const checkToken = async (
  endpoint: AnyEndpoint,
  fields: WireFields,
  harmless: WireFields | undefined,
  caller: Caller,
): Promise<Result> => {
  if (endpoint.access === "session") {
    const without = refusalFault(await caller.send(endpoint, { fields, token: "" }), [
      ...ENDED,
      "not_logged_in",
    ]);
    if (without !== undefined) return broken(`without a token it ${without}`);
    const forged = refusalFault(await caller.send(endpoint, { fields, token: FORGED }), ENDED);
    return forged === undefined ? holds() : broken(`with a forged token it ${forged}`);
  }
  const sent = fieldsWithoutEffect(endpoint, fields, harmless);
  if (!sent) return untried("would take effect again");
  const answer = await caller.send(endpoint, { fields: sent, token: FORGED });
  const fault = formFault(answer);
  if (fault !== undefined) return broken(`with an expired token: ${fault}`);
  return answer.status === 401 ? broken("an expired token is refused") : holds();
};
