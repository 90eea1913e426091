import { newIdempotencyKey } from "@volado/api-client";
import { useRef } from "react";

/**
 * Keys of writes that may be sent again: the same content keeps its key until it got through, so that an answer that was lost
 * can't make it count twice.
 */
export const useKeyed = () => {
  const keys = useRef(new Map<string, string>());
  return {
    /** The key of what is about to be sent. */
    keyOf(content: string): string {
      const key = keys.current.get(content) ?? newIdempotencyKey();
      keys.current.set(content, key);
      return key;
    },
    /** It got through: the next one of the same content is another one. */
    done: (content: string): void => void keys.current.delete(content),
  } as const;
};
