import { useQuery } from "@tanstack/react-query";
import { captchaQueries } from "@volado/api-client/query";
import { useClient } from "../services/services-context.tsx";

/** The captcha picture. Never refetched by itself: the player may be typing it. */
export const useCaptcha = (shown: boolean) =>
  useQuery({
    ...captchaQueries.picture(useClient()),
    enabled: shown,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
