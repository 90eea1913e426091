import { useMutation } from "@tanstack/react-query";
import { passkeyMutations } from "@volado/api-client/query";
import { Button, InlineMessage, KeyIcon } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TryMessage } from "../../../shared/forms/form-failure.tsx";
import type { RefusalKey } from "../../../shared/forms/refusals.ts";
import { merchant } from "../../../shared/merchant.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { askForPasskey, passkeyFailure } from "../../../shared/sign-in/passkeys.ts";

/** Below the button, a message may be out of view. */
const intoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: "nearest" });

/** Login by passkey (docs/decisions/074). The browser asks which one; the page reacts to the session itself. */
export default function PasskeyLogin() {
  const { t } = useTranslation();
  const client = useClient();
  const inline = { inline: true };
  const start = useMutation({ ...passkeyMutations.startLogin(client), meta: inline });
  const login = useMutation({ ...passkeyMutations.login(client), meta: inline });
  const [failure, setFailure] = useState<RefusalKey>();
  const [busy, setBusy] = useState(false);

  const logIn = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const signed = await askForPasskey(await start.mutateAsync());
      const session = await login.mutateAsync(signed);
      sessionStore.signedIn({ ...session, merchantCode: merchant.merchantCode }, false);
      showToast({ kind: "success", text: t("auth.loggedIn") });
    } catch (error) {
      setFailure(passkeyFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="quiet" block icon={<KeyIcon />} loading={busy} onClick={logIn}>
        {t("auth.passkey")}
      </Button>
      <TryMessage why={failure} waiting={busy}>
        {(why) => (
          <InlineMessage ref={intoView} kind={why === "errors.passkeyCancelled" ? "info" : "error"}>
            {t(why)}
          </InlineMessage>
        )}
      </TryMessage>
    </>
  );
}
