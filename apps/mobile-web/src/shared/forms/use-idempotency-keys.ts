import { newIdempotencyKey } from "@volado/api-client";
import { useRef } from "react";

/** Hands out the keys of writes, by their content. */
export interface Keys {
  /** The key of what is about to be sent. */
  readonly keyOf: (content: string) => string;
  /** It got through, or was refused for good: the next one of the same content is another one. */
  readonly done: (content: string) => void;
}

/**
 * Keys of writes that may be sent again: the same content keeps its key until it was answered, so that an
 * answer that was lost can't make it count twice. What only proves who sends it, such as a payment password, is no part
 * of the content: a mistyped one makes no other write of it.
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
