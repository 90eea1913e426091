import type { EncryptionKey } from "@volado/domain/site";

/** Binds an encrypted body to one call, so that it can't be used for another (decisions W4). */
export interface EncryptionBinding {
  readonly method: string;
  /** Path as the gateway sees it, without the query. */
  readonly path: string;
  readonly module: string | undefined;
}

export interface EncryptionRequest extends EncryptionBinding {
  readonly text: string;
  readonly key: EncryptionKey;
  /** Epoch milliseconds by the gateway's clock, as estimated by the client. */
  readonly timestamp: number;
}

/** An encrypted body: `data` goes into the body, `header` is the `Encryption` header's value. */
export interface EncryptedBody {
  readonly data: string;
  readonly header: string;
}

/** Encrypts request bodies. Replaceable with the client option `ciphers.body`. */
export interface BodyCipher {
  /** Must return a different result every time, even for the same body. */
  encrypt(request: EncryptionRequest): Promise<EncryptedBody>;
}
