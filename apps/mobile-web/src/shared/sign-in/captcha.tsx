import { useQuery } from "@tanstack/react-query";
import { captchaQueries } from "@volado/api-client/query";
import { CAPTCHA_MAX_DIGITS } from "@volado/domain/validation";
import { CaptchaField, type CaptchaFieldProps } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { refreshableState } from "../query/async-state.ts";
import { useClient } from "../services/services-context.tsx";

/** The captcha picture. Never refetched automatically: the player may be typing it. */
export const useCaptcha = (shown: boolean) =>
  useQuery({
    ...captchaQueries.picture(useClient()),
    enabled: shown,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A captcha field; a tap loads another picture and clears it (Spec §2). Spread the form's registration on it. */
export function Captcha({ captcha, hintKey = "auth.captchaHint", ...field }: CaptchaProps) {
  const { t } = useTranslation();
  // A picture that is being replaced is no longer valid.
  const picture = refreshableState(captcha);
  const status = picture.refreshing ? "loading" : picture.error ? "failed" : "ready";
  return (
    <CaptchaField
      label={t("auth.captcha")}
      {...field}
      hint={t(hintKey, { max: CAPTCHA_MAX_DIGITS })}
      image={picture.data?.image}
      status={status}
      imageAlt={t("auth.captchaImage")}
      refreshLabel={t("auth.captchaRefresh")}
      failedLabel={t("common.retry")}
      onRefresh={() => void picture.retry()}
    />
  );
}

export interface CaptchaProps
  extends Pick<CaptchaFieldProps, "name" | "onChange" | "onBlur" | "ref" | "error" | "enterKeyHint"> {
  captcha: ReturnType<typeof useCaptcha>;
  /** The second one also says why the field has appeared. */
  hintKey?: "auth.captchaHint" | "auth.captchaAsked";
  /** @default the translated "captcha" */
  label?: CaptchaFieldProps["label"];
}
