import { mutationOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  answerHumanChallenge,
  getHumanChallenge,
  type HumanAnswerInput,
  type SendSmsCodeInput,
  sendSmsCode,
} from "../endpoints/sms.ts";

export const smsMutations = {
  send: (client: Client) =>
    mutationOptions({
      mutationKey: ["sms", "send"],
      mutationFn: (input: SendSmsCodeInput) => client.call(sendSmsCode, input),
      gcTime: 0,
    }),
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
    mutationOptions({
      mutationKey: ["human", "answer"],
      mutationFn: (input: HumanAnswerInput) => client.call(answerHumanChallenge, input),
      gcTime: 0,
    }),
};
