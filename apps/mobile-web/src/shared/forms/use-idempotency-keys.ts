import { newIdempotencyKey } from "@volado/api-client";
import { useRef } from "react";

/** Idempotency keys of writes, by content. */
export interface Keys {
  /** Key of a write that is about to be sent. */
  readonly keyOf: (content: string) => string;
  /** The write succeeded or was refused permanently: the next one with the same content gets a new key. */
  readonly done: (content: string) => void;
}

/**
 * Idempotency keys of writes that may be retried. The same content keeps its key until it is answered, so that a retry
 * after a lost response isn't executed twice. Credentials such as a payment password are not part of the content:
 * retrying with the correct password is still the same write.
 */
export const useIdempotencyKeys = (): Keys => {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf(content) {
      const key = keys.current.get(content) ?? newIdempotencyKey();
      keys.current.set(content, key);
      return key;
    },
    done: (content) => void keys.current.delete(content),
  };
};
