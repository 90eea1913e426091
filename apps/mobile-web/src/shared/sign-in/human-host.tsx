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

/** Renders human verifications, once per screen and outside its forms. The next one retries a failed load. */
export function HumanHost() {
  useEffect(addSlideHost, []);
  return <SlideDialog open={useSlidePending()} onClose={close} />;
}
