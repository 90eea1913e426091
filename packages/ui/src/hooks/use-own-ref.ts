import { type Ref, type RefObject, useImperativeHandle, useRef } from "react";

/** A local ref to an element whose `ref` prop is also set. */
export function useOwnRef<T extends Element>(ref: Ref<T | null> | undefined): RefObject<T | null> {
  const own = useRef<T>(null);
  useImperativeHandle<T | null, T | null>(ref, () => own.current, []);
  return own;
}
