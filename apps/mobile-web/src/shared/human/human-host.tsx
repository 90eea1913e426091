import { NetworkError } from "@volado/api-client";
import { useEffect } from "react";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { addSlideHost, answerSlide, failSlide, useSlidePending } from "./human-verification.ts";

const SlideDialog = lazyComponent({
  name: "human verification",
  load: () => import("./slide-dialog.tsx"),
  onFail: (cause) => failSlide(new NetworkError("humanVerification", cause)),
});

const close = () => answerSlide(undefined);

/**
 * Renders human verifications: once per screen that may need one, outside its forms. The code is loaded with the
 * first; if that fails the verification fails with a network error, and the next one retries.
 */
export function HumanHost() {
  useEffect(addSlideHost, []);
  return <SlideDialog open={useSlidePending()} onClose={close} />;
}
