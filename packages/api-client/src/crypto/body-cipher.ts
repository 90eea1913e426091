import type { EncryptionKey } from "@volado/domain/site";

/** What an encrypted body is bound to, so that it can be decrypted for this call only (decisions W4). */
export interface EncryptionBinding {
  readonly method: string;
  /** Path as the gateway sees it, without the query. */
  readonly path: string;
  readonly module: string | undefined;
}

/** A body to encrypt. */
export interface EncryptionRequest extends EncryptionBinding {
  readonly text: string;
  readonly key: EncryptionKey;
  /** Epoch milliseconds by the gateway's clock, as far as the client knows it. */
  readonly timestamp: number;
}

/** An encrypted body: `data` goes into the body, `header` is the `Encryption` header's value. */
export interface EncryptedBody {
  readonly data: string;
  readonly header: string;
}

/** Encrypts request bodies. Merchants with another scheme plug in their own by the client option `ciphers.body`. */
export interface BodyCipher {
  /** Must give a different result on every call, also for an equal body. */
  encrypt(request: EncryptionRequest): Promise<EncryptedBody>;
}
