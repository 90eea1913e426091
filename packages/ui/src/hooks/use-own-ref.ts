import { type Ref, type RefObject, useImperativeHandle, useRef } from "react";

/** A ref of the component's own to an element that `ref`, its owner's, has too. */
export function useOwnRef<T extends Element>(ref: Ref<T | null> | undefined): RefObject<T | null> {
  const own = useRef<T>(null);
  useImperativeHandle<T | null, T | null>(ref, () => own.current, []);
  return own;
}
