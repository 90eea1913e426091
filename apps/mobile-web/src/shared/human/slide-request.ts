import type { HumanProof } from "@volado/domain/security";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** The answer of a slide: its proof, or undefined when it was closed. */
type SlideAnswer = HumanProof | undefined;

/** A slide that somebody waits for. */
interface SlideRequest {
  readonly promise: Promise<SlideAnswer>;
  readonly answer: (answer: SlideAnswer) => void;
  readonly fail: (error: Error) => void;
}

interface SlideRequests {
  readonly hosts: number;
  /** How many there have been: each starts anew. */
  readonly count: number;
  readonly pending: SlideRequest | undefined;
}

const store = createStore<SlideRequests>(() => ({ hosts: 0, count: 0, pending: undefined }));

/** `Promise.withResolvers` is younger than the browsers we serve. */
const newRequest = (): SlideRequest => {
  let answer: SlideRequest["answer"] = () => undefined;
  let fail: SlideRequest["fail"] = () => undefined;
  const promise = new Promise<SlideAnswer>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { promise, answer, fail };
};

/** Asks for a slide; who asks meanwhile waits for the same one. @throws Error when no `<HumanHost />` could show it. */
export const askForSlide = async (): Promise<SlideAnswer> => {
  const { hosts, count, pending } = store.getState();
  if (hosts === 0) throw new Error("Nobody can be asked: put <HumanHost /> on the screen.");
  if (pending) return pending.promise;
  const request = newRequest();
  store.setState({ count: count + 1, pending: request });
  return request.promise;
};

/** Ends the request with an answer. */
export const answerSlide = (answer: SlideAnswer): void => {
  const { pending } = store.getState();
  store.setState({ pending: undefined });
  pending?.answer(answer);
};

/** Ends the request with the reason why nobody could be asked. */
export const failSlide = (error: Error): void => {
  const { pending } = store.getState();
  store.setState({ pending: undefined });
  pending?.fail(error);
};

/**
 * A host is on the screen; call what it gives when it leaves. A request that nobody shows any more counts as closed.
 */
export const addSlideHost = (): (() => void) => {
  store.setState(({ hosts }) => ({ hosts: hosts + 1 }));
  return () => {
    store.setState(({ hosts }) => ({ hosts: hosts - 1 }));
    if (store.getState().hosts === 0) answerSlide(undefined);
  };
};

/** Whether a slide is asked for now. */
export const useSlideAsked = (): boolean => useStore(store, ({ pending }) => pending !== undefined);

/** The number of the latest request, 0 before the first. */
export const useSlideCount = (): number => useStore(store, ({ count }) => count);
