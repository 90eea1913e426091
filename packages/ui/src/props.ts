import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useRef } from "react";

/** Whether `node` renders anything. */
export const hasContent = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== "";

/** A local ref to an element whose `ref` prop is also set. */
export function useOwnRef<T extends Element>(ref: Ref<T | null> | undefined): RefObject<T | null> {
  const own = useRef<T>(null);
  useImperativeHandle<T | null, T | null>(ref, () => own.current, []);
  return own;
}
