import type { Ref, RefCallback } from "react";

/** One callback ref that fills several refs, for components that need the element and also forward it. */
export function mergeRefs<Instance>(...refs: readonly (Ref<Instance> | undefined)[]): RefCallback<Instance> {
  return (instance) => {
    const cleanups = refs.map((ref) => fill(ref, instance));
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  };
}

function fill<Instance>(ref: Ref<Instance> | undefined, instance: Instance): () => void {
  if (typeof ref === "function") {
    const cleanup = ref(instance);
    return typeof cleanup === "function" ? cleanup : () => ref(null);
  }
  if (!ref) return () => {};
  ref.current = instance;
  return () => {
    ref.current = null;
  };
}
