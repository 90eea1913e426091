import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { canEncrypt } from "../../../shared/device/device.ts";
import { type RefusalKey, refusalKeyOf } from "../../../shared/forms/refusals.ts";
import { goBack } from "../../../shared/navigation/close-on-back.ts";
import { useStillHere } from "../../../shared/navigation/is-here.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";

/** Saves a form. A success is confirmed and leads back to where the form was opened; a failure keeps the values. */
export const useSaving = <Input>(
  write: (input: Input) => Promise<unknown>,
  done: "security.saved" | "security.cards.added",
) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const stillHere = useStillHere();
  const [refusal, setRefusal] = useState<RefusalKey>();

  /** On the first page of a visit there is nothing to go back to. */
  const goToOverview = () =>
    key === "default" ? navigate(paths.security.to(), { replace: true }) : goBack();

  const save = async (input: Input): Promise<void> => {
    setRefusal(undefined);
    try {
      await write(input);
    } catch (error) {
      setRefusal(refusalKeyOf(error));
      return;
    }
    showToast({ kind: "success", text: t(done) });
    if (stillHere()) void goToOverview();
  };

  return {
    save,
    clearFailure: () => setRefusal(undefined),
    /** Why the last attempt failed, or why none can succeed on this page. */
    failure: refusal ?? (canEncrypt() ? undefined : ("errors.insecureOrigin" satisfies RefusalKey)),
  } as const;
};
