import { type RegistrationForm, shownRegistrationFields } from "@volado/domain/registration";
import { cleanFigures, cleanMobile } from "@volado/domain/validation";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { forgetInvitation } from "../../../shared/invitation/invitation.ts";
import type { LoginPrefill } from "../../../shared/navigation/login-prefill.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import type { RegistrationFormFields } from "../registration-check.ts";

/** The values that prefill the login of the new account. */
export const prefillOf = (
  typed: Pick<RegistrationFormFields, "username" | "mobile">,
  form: RegistrationForm,
  diallingCode: string,
): LoginPrefill => {
  if (form.tab === "username") return { type: "username", username: cleanFigures(typed.username) };
  const mobile = cleanMobile(typed.mobile, diallingCode);
  const hasPassword = shownRegistrationFields(form).includes("password");
  return hasPassword
    ? { type: "username", username: mobile }
    : { type: "sms", username: mobile, diallingCode };
};

/**
 * After a registration: deletes the used invitation and opens the login, prefilled (Spec §8 "ready for login"),
 * keeping its return path (`back`). A player who has left the page gets the toast but no redirect.
 */
export const useRegistered = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const back = new URLSearchParams(useLocation().search).get("back") ?? undefined;
  return (login: LoginPrefill): void => {
    forgetInvitation();
    showToast({ kind: "success", text: t("common.registered") });
    if (!mounted.current) return;
    void navigate(paths.login.to({ back }), { replace: true, state: login });
  };
};
