import { CAPTCHA_MAX_DIGITS } from "@volado/domain/validation";
import { CaptchaField, type CaptchaFieldProps } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { refreshableState } from "../query/async-state.ts";
import type { useCaptcha } from "./use-captcha.ts";

/**
 * The digits of a picture; a tap brings another one and clears what was typed (Spec §2). The other props are the form
 * library's registration.
 */
export function Captcha({ captcha, ...field }: CaptchaProps) {
  const { t } = useTranslation();
  // A picture that another one is to replace is of no use any more.
  const picture = refreshableState(captcha);
  const status = picture.refreshing ? "loading" : picture.error ? "failed" : "ready";
  return (
    <CaptchaField
      label={t("auth.captcha")}
      {...field}
      hint={t("auth.captchaHint", { max: CAPTCHA_MAX_DIGITS })}
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
  /** @default the word for a captcha */
  label?: CaptchaFieldProps["label"];
}
