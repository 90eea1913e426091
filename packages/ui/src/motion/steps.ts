import { ChevronLeftIcon, ChevronRightIcon } from "../icons/index.ts";

/** One back and one on, in the order of their buttons. */
export const steps = [
  ["previous", ChevronLeftIcon],
  ["next", ChevronRightIcon],
] as const;
