import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getCaptcha } from "../endpoints/captcha.ts";
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
