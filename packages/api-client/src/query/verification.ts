import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  answerHumanChallenge,
  getCaptcha,
  getHumanChallenge,
  sendSmsCode,
} from "../endpoints/verification.ts";
import { callMutation } from "./mutations.ts";
import * as StaleTime from "./stale-times.ts";

/** Captcha queries, for sign-in and registration. */
export const captchaQueries = {
  root: ["captcha"] as const,

  /** A captcha picture; refetch for a new one. Not cached, because it can be answered only once. */
  picture: (client: Client) =>
    queryOptions({
      queryKey: [...captchaQueries.root, "picture"] as const,
      queryFn: ({ signal }) => client.call(getCaptcha, undefined, { signal }),
      staleTime: StaleTime.Captcha,
      gcTime: 0,
    }),
};

export const smsMutations = {
  send: (client: Client) => callMutation(client, sendSmsCode, { mutationKey: ["sms", "send"], gcTime: 0 }),
};

/** The sandbox's human verification. */
export const humanMutations = {
  /** A slider challenge, valid for one answer. */
  challenge: (client: Client) =>
    mutationOptions({
      mutationKey: ["human", "challenge"],
      mutationFn: () => client.call(getHumanChallenge),
      gcTime: 0,
    }),

  answer: (client: Client) =>
    callMutation(client, answerHumanChallenge, { mutationKey: ["human", "answer"], gcTime: 0 }),
};
