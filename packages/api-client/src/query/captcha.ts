import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getCaptcha } from "../endpoints/captcha.ts";
import * as StaleTime from "./stale-times.ts";

/** Queries about captchas; apart from `sessionMutations`, since registration asks for one without signing in. */
export const captchaQueries = {
  root: ["captcha"] as const,

  /** A captcha picture; refetch it for a new one. Never kept, since it can be answered once. */
  picture: (client: Client) =>
    queryOptions({
      queryKey: [...captchaQueries.root, "picture"] as const,
      queryFn: ({ signal }) => client.call(getCaptcha, undefined, { signal }),
      staleTime: StaleTime.Captcha,
      gcTime: 0,
    }),
};
