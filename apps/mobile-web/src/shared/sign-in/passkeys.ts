import { isApiError, type OutputOf } from "@volado/api-client";
import type {
  AddPasskeyInput,
  PasskeyLoginInput,
  startPasskey,
  startPasskeyLogin,
} from "@volado/api-client/endpoints";
import type { MessageKey } from "@volado/domain/errors";
import { type RefusalKey, refusalKeyOf } from "../forms/refusals.ts";
import { cachedImport, UnreachableCode } from "../lazy/cached-import.ts";

const webAuthn = cachedImport(() => import("@simplewebauthn/browser"));

/** Whether the browser has WebAuthn: not on pages without TLS. */
export const supportsPasskeys = (): boolean => "PublicKeyCredential" in window;

/** Lets the player choose a passkey and prove who they are. Rejects as {@link passkeyFailure} explains. */
export const askForPasskey = async (
  optionsJSON: OutputOf<typeof startPasskeyLogin>,
): Promise<PasskeyLoginInput> => {
  const { startAuthentication } = await webAuthn.loadInTime();
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
};

/** Lets the player create a passkey. Rejects as {@link passkeyFailure} explains. */
export const createPasskey = async (optionsJSON: OutputOf<typeof startPasskey>): Promise<AddPasskeyInput> => {
  const { startRegistration } = await webAuthn.loadInTime();
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
};

/** Names of the errors that browsers reject with (WebAuthn §5.1.3, §5.1.4). */
const reasons: Readonly<Record<string, MessageKey>> = {
  NotAllowedError: "errors.passkeyCancelled",
  AbortError: "errors.passkeyCancelled",
  InvalidStateError: "errors.passkeyExists",
};

/** Text key for a passkey that was not used or not created: refused by the player, the browser or the gateway. */
export const passkeyFailure = (error: unknown): RefusalKey => {
  if (error instanceof UnreachableCode) return "errors.network";
  if (isApiError(error) && error.kind === "rejected" && error.code === "passkey_refused")
    return "errors.passkeyRefused";
  return (error instanceof Error && reasons[error.name]) || refusalKeyOf(error);
};
