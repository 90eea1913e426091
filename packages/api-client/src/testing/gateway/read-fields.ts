import type { AnyEndpoint } from "../../core/endpoint.ts";
import { parseJson } from "../../core/parse-json.ts";
import { type DecryptedBody, decryptBody } from "../../crypto/decrypt-body.ts";
import { z } from "../../schemas/z.ts";

const encrypted = z.object({ data: z.string() });

/** What decrypts encrypted bodies, and remembers them. */
export interface Opener {
  readonly privateKey: (kid: string) => JsonWebKey | undefined;
  /** Told of each body that opened; throws when its clock is off or it came before. */
  readonly admit: (opened: DecryptedBody) => void;
}

const openSealed = async (
  { method, path, module }: AnyEndpoint,
  request: Request,
  { privateKey, admit }: Opener,
): Promise<unknown> => {
  const { data } = z.parse(encrypted, parseJson(await request.text()));
  const header = request.headers.get("Encryption") ?? "";
  const opened = await decryptBody({ header, data, method, path, module }, privateKey);
  admit(opened);
  return parseJson(opened.text);
};

/**
 * The wire fields of a request, from where its codec puts them.
 * @throws BodyDecryptionError | Error when an encrypted body doesn't open, or there is none
 */
export const readFields = async (
  endpoint: AnyEndpoint,
  request: Request,
  opener: Opener,
): Promise<unknown> => {
  switch (endpoint.codec) {
    case "query":
      return Object.fromEntries(new URL(request.url).searchParams);
    case "json":
      return parseJson(await request.text());
    case "form":
      return Object.fromEntries(new URLSearchParams(await request.text()));
    case "multipart":
      return Object.fromEntries(await request.formData());
    case "encrypted":
      return openSealed(endpoint, request, opener);
  }
};
