import type { EncryptionKey } from "@volado/domain/site";

/** What a sealed body is bound to, so that it opens for this call only (decisions W4). */
export interface SealBinding {
  readonly method: string;
  /** Path as the gateway sees it, without the query. */
  readonly path: string;
  readonly module: string | undefined;
}

/** A body to seal. */
export interface SealRequest extends SealBinding {
  readonly text: string;
  readonly key: EncryptionKey;
  /** Epoch milliseconds by the gateway's clock, as far as the client knows it. */
  readonly timestamp: number;
}

/** A sealed body: `data` goes into the body, `header` is the `Encryption` header's value. */
export interface SealedBody {
  readonly data: string;
  readonly header: string;
}

/** Seals request bodies. Merchants with another scheme plug in their own by the client option `ciphers.body`. */
export interface BodyCipher {
  /** Must give a different result on every call, also for an equal body. */
  seal(request: SealRequest): Promise<SealedBody>;
}
