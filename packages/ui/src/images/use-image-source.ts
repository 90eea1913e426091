import { useState } from "react";

/** What an `<img>` that may be broken needs: the address to show now, and what to do when it fails. */
export interface ImageSource {
  /** The first address that has not failed, or `undefined` when all have: draw a placeholder then. */
  src: string | undefined;
  /** Put on the image's `onError`. */
  onError: () => void;
}

/** Walks a list of addresses, in order, past those that fail to load. */
export function useImageSource(...candidates: readonly (string | undefined)[]): ImageSource {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const src = candidates.find((url) => url !== undefined && url !== "" && !failed.includes(url));
  return {
    src,
    onError: () => {
      if (src !== undefined) setFailed((before) => [...before, src]);
    },
  };
}
