import type { WireFields } from "../../core/encode-body.ts";
import type { AnyEndpoint } from "../../core/endpoint.ts";
import { formFault, refusalFault } from "../answer-faults.ts";
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

/** A token that no gateway has given. */
const FORGED = "forged-by-volado-conformance";
const OVER = ["session_expired", "session_elsewhere"] as const;

/** What may be sent once more to see that an old token is no hindrance: a read, or a write that comes to nothing. */
const fruitless = (
  endpoint: AnyEndpoint,
  fields: WireFields,
  harmless: WireFields | undefined,
): WireFields | undefined => (endpoint.method === "GET" ? fields : (harmless ?? spoiled(endpoint, fields)));

/** A call that needs a session is refused without a token and with a forged one; any other call minds neither. */
export const checkToken = async (
  endpoint: AnyEndpoint,
  fields: WireFields,
  harmless: WireFields | undefined,
  caller: Caller,
): Promise<Result> => {
  if (endpoint.access === "session") {
    const without = refusalFault(await caller.send(endpoint, { fields, token: "" }), [
      ...OVER,
      "not_logged_in",
    ]);
    if (without !== undefined) return broken(`without a token it ${without}`);
    const forged = refusalFault(await caller.send(endpoint, { fields, token: FORGED }), OVER);
    return forged === undefined ? holds() : broken(`with a forged token it ${forged}`);
  }
  const sent = fruitless(endpoint, fields, harmless);
  if (!sent) return untried("would act once more");
  const answer = await caller.send(endpoint, { fields: sent, token: FORGED });
  const fault = formFault(answer);
  if (fault !== undefined) return broken(`with an old token: ${fault}`);
  return answer.status === 401 ? broken("an old token keeps guests out") : holds();
};
