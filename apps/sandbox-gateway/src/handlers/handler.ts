import { type Endpoint, readAnswer } from "@volado/api-client";
import type { EndpointId } from "@volado/api-client/endpoints";
import type { Call } from "../request/call.ts";
import { invalidFields, Refusal } from "../request/refusal.ts";

/** Answers one endpoint: checks the fields, computes, checks the answer. */
export interface Handler<Id extends EndpointId> {
  readonly id: Id;
  /** @throws Refusal invalid_input with the issues when the fields aren't what the endpoint takes. */
  check(fields: unknown): void;
  /**
   * Does what comes before the transaction of a keyed call.
   *
   * @returns answers within that transaction
   * @throws Refusal as {@link answer} does.
   */
  begin(fields: unknown, call: Call): Promise<(within: Call) => Promise<unknown>>;
  /** Both at once. @throws Refusal invalid_input with the issues, and whatever the endpoint refuses with. */
  answer(fields: unknown, call: Call): Promise<unknown>;
}

/** One handler for every endpoint of the registry; a missing one does not compile. */
export type Handlers = { readonly [Id in EndpointId]: Handler<Id> };

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
}

const wireIssues = (issues: readonly Issue[]) =>
  issues.map(({ path, code }) => ({ path: path.map(String).join("."), code }));

/** Answers that were checked before: the ones shared by everybody come again and again. */
const checked = new WeakSet<object>();

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Files that the call has no place for. Dropped in silence, they would seem to have arrived. */
const strayFiles = (fields: unknown, read: unknown): readonly string[] =>
  isObject(fields)
    ? Object.entries(fields)
        .filter(([name, value]) => value instanceof File && !(isObject(read) && Object.hasOwn(read, name)))
        .map(([name]) => name)
    : [];

const readRequest = <Id extends EndpointId, Input, WireRequest, WireValue, Output>(
  endpoint: Endpoint<Id, Input, WireRequest, WireValue, Output>,
  fields: unknown,
): WireRequest => {
  const request = endpoint.request.safeParse(fields);
  if (!request.success) {
    throw new Refusal("invalid_input", { value: { issues: wireIssues(request.error.issues) } });
  }
  const stray = strayFiles(fields, request.data);
  if (stray.length > 0) throw invalidFields(stray.map((name) => [name, "unrecognized_keys"]));
  return request.data;
};

/** Holds an answer to its endpoint's schema, so that one that the client could not read never leaves the gateway. */
const checkAnswer = <Id extends EndpointId, Input, WireRequest, WireValue, Output>(
  endpoint: Endpoint<Id, Input, WireRequest, WireValue, Output>,
  value: WireValue,
): WireValue => {
  if (isObject(value) && checked.has(value)) return value;
  const { droppedRows } = readAnswer(endpoint, value);
  if (droppedRows > 0) {
    throw new Error(`${endpoint.id} broke its contract: ${droppedRows} rows of its answer do not fit.`);
  }
  if (isObject(value)) checked.add(value);
  return value;
};

/**
 * As {@link defineHandler}, in two steps. Passwords are proved and hashed in the first one: in the transaction, which
 * the second one runs in, everybody would wait for that work.
 */
export const defineHandlerInSteps = <Id extends EndpointId, Input, WireRequest, WireValue, Output>(
  endpoint: Endpoint<Id, Input, WireRequest, WireValue, Output>,
  first: (request: WireRequest, call: Call) => Promise<(within: Call) => Promise<WireValue>>,
): Handler<Id> => {
  const begin = async (fields: unknown, call: Call) => {
    const second = await first(readRequest(endpoint, fields), call);
    return async (within: Call) => checkAnswer(endpoint, await second(within));
  };
  return {
    id: endpoint.id,
    check(fields) {
      readRequest(endpoint, fields);
    },
    begin,
    answer: async (fields, call) => (await begin(fields, call))(call),
  };
};

/**
 * Binds a function to an endpoint of the registry. The types come from the endpoint; at run time its schemas guard both
 * directions: fields that don't fit are refused, and an answer that doesn't is a failure of the gateway.
 */
export const defineHandler = <Id extends EndpointId, Input, WireRequest, WireValue, Output>(
  endpoint: Endpoint<Id, Input, WireRequest, WireValue, Output>,
  respond: (request: WireRequest, call: Call) => Promise<WireValue>,
): Handler<Id> => defineHandlerInSteps(endpoint, async (request) => (within) => respond(request, within));
