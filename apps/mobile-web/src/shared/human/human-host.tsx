import { NetworkError } from "@volado/api-client";
import { useEffect } from "react";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { addSlideHost, answerSlide, failSlide, useSlideAsked } from "./slide-request.ts";

const SlideDialog = lazyComponent({
  name: "human verification",
  load: () => import("./slide-dialog.tsx"),
  onFail: (cause) => failSlide(new NetworkError("humanVerification", cause)),
});

const close = () => answerSlide(undefined);

/**
 * Where human verifications appear: once on each screen that may ask for one, outside of its forms. Its code comes
 * with the first; when it can't be had the verification has failed for want of a network, and the next one asks for
 * it again.
 */
export function HumanHost() {
  useEffect(addSlideHost, []);
  return <SlideDialog open={useSlideAsked()} onClose={close} />;
}
