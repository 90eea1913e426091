import { ApiFailure } from "./api-failure.ts";

/** The gateway's answer does not have the agreed shape. `cause` is the schema's own error, with paths and no values. */
export class SchemaError extends ApiFailure<"schema"> {
  constructor(endpoint: string, cause: unknown) {
    super("schema", endpoint, "bad answer", cause);
  }
}
