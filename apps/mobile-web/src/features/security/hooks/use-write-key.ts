import { newIdempotencyKey } from "@volado/api-client";
import { useRef } from "react";

/**
 * The key of a write: the same while the same is sent again, so that an answer that got lost can't make it count twice.
 */
export const useWriteKey = (): ((written: unknown) => string) => {
  const last = useRef({ written: "", key: "" });
  return (input) => {
    const written = JSON.stringify(input);
    if (last.current.written !== written) last.current = { written, key: newIdempotencyKey() };
    return last.current.key;
  };
};
