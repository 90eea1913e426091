import { messageKeyOf } from "@volado/api-client";
import type { HumanProof } from "@volado/domain/security";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** The proof, or undefined if the dialog was closed. */
type SlideAnswer = HumanProof | undefined;

/** A pending slide. */
interface SlideRequest {
  readonly promise: Promise<SlideAnswer>;
  readonly answer: (answer: SlideAnswer) => void;
  readonly fail: (error: Error) => void;
}

interface SlideRequests {
  readonly hosts: number;
  /** Number of requests so far; used as a key, so that each starts fresh. */
  readonly count: number;
  readonly pending: SlideRequest | undefined;
}

const store = createStore<SlideRequests>(() => ({ hosts: 0, count: 0, pending: undefined }));

/** `Promise.withResolvers` for the oldest supported browsers, which lack it. */
const newRequest = (): SlideRequest => {
  let answer: SlideRequest["answer"] = () => undefined;
  let fail: SlideRequest["fail"] = () => undefined;
  const promise = new Promise<SlideAnswer>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { promise, answer, fail };
};

/** Opens the slide dialog; concurrent callers share it. @throws Error if no `<HumanHost />` is mounted */
const requestSlide = async (): Promise<SlideAnswer> => {
  const { hosts, count, pending } = store.getState();
  if (hosts === 0) throw new Error("No <HumanHost /> is mounted: render one on the screen.");
  if (pending) return pending.promise;
  const request = newRequest();
  store.setState({ count: count + 1, pending: request });
  return request.promise;
};

/** Resolves the pending request. */
export const answerSlide = (answer: SlideAnswer): void => {
  const { pending } = store.getState();
  store.setState({ pending: undefined });
  pending?.answer(answer);
};

/** Rejects the pending request. */
export const failSlide = (error: Error): void => {
  const { pending } = store.getState();
  store.setState({ pending: undefined });
  pending?.fail(error);
};

/** Registers a mounted host; the result unregisters it. Without any host the pending request counts as closed. */
export const addSlideHost = (): (() => void) => {
  store.setState(({ hosts }) => ({ hosts: hosts + 1 }));
  return () => {
    store.setState(({ hosts }) => ({ hosts: hosts - 1 }));
    if (store.getState().hosts === 0) answerSlide(undefined);
  };
};

/** Whether a slide is pending. */
export const useSlidePending = (): boolean => useStore(store, ({ pending }) => pending !== undefined);

/** Number of the latest request, 0 before the first. */
export const useSlideCount = (): number => useStore(store, ({ count }) => count);

/** Human verification (Spec §3). For another provider, such as geetest, replace the slide with an adapter. */
export interface HumanVerification {
  /** Asks the player; undefined if the dialog is closed. @throws NetworkError if the dialog can't be loaded */
  readonly verify: () => Promise<HumanProof | undefined>;
}

/** The sandbox gateway's slide, in the dialog of `<HumanHost />`. */
export const humanVerification: HumanVerification = { verify: requestSlide };

/** Makes a call, and repeats it with a proof if required. Rejects if the call fails or the dialog is closed. */
export const withHumanProof = async <Input extends { readonly proof?: HumanProof }, Answer>(
  call: (input: Input) => Promise<Answer>,
  input: Input,
): Promise<Answer> => {
  try {
    return await call(input);
  } catch (error) {
    const proof =
      messageKeyOf(error) === "errors.humanRequired" ? await humanVerification.verify() : undefined;
    if (!proof) throw error;
    return await call({ ...input, proof });
  }
};
