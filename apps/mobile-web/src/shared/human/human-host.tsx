import { NetworkError } from "@volado/api-client";
import { type ComponentType, useEffect, useState } from "react";
import { addSlideHost, failSlide, useSlideCount } from "./slide-request.ts";

/**
 * Where human verifications appear: once on each screen that may ask for one, outside of its forms. Its code
 * comes with the first; when it can't be had the verification has failed for want of a network, and the next
 * one asks for it again.
 */
export function HumanHost() {
  const count = useSlideCount();
  const [SlideDialog, setSlideDialog] = useState<ComponentType>();

  useEffect(addSlideHost, []);
  useEffect(() => {
    if (count === 0) return;
    import("./slide-dialog.tsx").then(
      ({ default: loaded }) => setSlideDialog(() => loaded),
      (cause: unknown) => failSlide(new NetworkError("humanVerification", cause)),
    );
  }, [count]);

  return SlideDialog ? <SlideDialog /> : null;
}
