import { type Endpoint, readAnswer } from "@volado/api-client";
import type { EndpointId } from "@volado/api-client/endpoints";
import type { Call } from "../request/call.ts";
import { invalidFields } from "../request/refusal.ts";

/** Handles one endpoint: validates the fields, computes the response and validates it. */
export interface Handler<Id extends EndpointId> {
  readonly id: Id;
  /** @throws Refusal invalid_input with the issues when the fields don't match the endpoint's schema */
  check(fields: unknown): void;
  /** Runs the steps before a keyed call's transaction. @returns a function that computes the response within it */
  begin(fields: unknown, call: Call): Promise<(within: Call) => Promise<unknown>>;
  /** Both steps. @throws Refusal invalid_input with the issues, and the endpoint's own refusals */
  answer(fields: unknown, call: Call): Promise<unknown>;
}

/** One handler for every endpoint of the registry; a missing one does not compile. */
export type Handlers = { readonly [Id in EndpointId]: Handler<Id> };

/** Responses that are already validated: shared ones are sent many times. */
const checked = new WeakSet<object>();

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Files that the call doesn't accept. Dropping them silently would look like success. */
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
  if (!request.success)
    throw invalidFields(request.error.issues.map(({ path, code }) => [path.map(String).join("."), code]));
  const stray = strayFiles(fields, request.data);
  if (stray.length > 0) throw invalidFields(stray.map((name) => [name, "unrecognized_keys"]));
  return request.data;
};

/** Validates a response against its endpoint's schema, so that the client never gets one that it can't read. */
const checkAnswer = <Id extends EndpointId, Input, WireRequest, WireValue, Output>(
  endpoint: Endpoint<Id, Input, WireRequest, WireValue, Output>,
  value: WireValue,
): WireValue => {
  if (isObject(value) && checked.has(value)) return value;
  const { droppedRows } = readAnswer(endpoint, value);
  if (droppedRows > 0)
    throw new Error(`${endpoint.id} broke its contract: ${droppedRows} rows of its answer do not fit.`);
  if (isObject(value)) checked.add(value);
  return value;
};

/** Like {@link defineHandler}; passwords are checked and hashed before the transaction, which would block others. */
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

/** Handles an endpoint. Invalid fields are refused; an invalid response is an internal error. */
export const defineHandler = <Id extends EndpointId, Input, WireRequest, WireValue, Output>(
  endpoint: Endpoint<Id, Input, WireRequest, WireValue, Output>,
  respond: (request: WireRequest, call: Call) => Promise<WireValue>,
): Handler<Id> => defineHandlerInSteps(endpoint, async (request) => (within) => respond(request, within));
