import { CAPTCHA_MAX_DIGITS } from "@volado/domain/validation";
import { CaptchaField, type CaptchaFieldProps } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { useCaptcha } from "../../../shared/captcha/use-captcha.ts";

/** The captcha of both login forms. The other props are the form library's registration. */
export function LoginCaptcha({ captcha, ...field }: LoginCaptchaProps) {
  const { t } = useTranslation();
  return (
    <CaptchaField
      {...field}
      label={t("auth.captcha")}
      hint={t("auth.captchaHint", { max: CAPTCHA_MAX_DIGITS })}
      image={captcha.data?.image}
      status={captcha.isFetching ? "loading" : captcha.isError ? "failed" : "ready"}
      imageAlt={t("auth.captchaImage")}
      refreshLabel={t("auth.captchaRefresh")}
      failedLabel={t("common.retry")}
      onRefresh={() => void captcha.refetch()}
      maxLength={CAPTCHA_MAX_DIGITS}
    />
  );
}

export interface LoginCaptchaProps
  extends Pick<CaptchaFieldProps, "name" | "onChange" | "onBlur" | "ref" | "error"> {
  captcha: ReturnType<typeof useCaptcha>;
}
