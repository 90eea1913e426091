import { asksForContracts } from "@volado/domain/member";
import { isHomePath } from "@volado/domain/navigation";
import { loadTexts } from "@volado/i18n";
import { getI18n } from "react-i18next";
import { useLocation } from "react-router";
import { useSession } from "../../../shared/session/session-store.ts";
import { useQuietCode } from "../../../shared/states/use-quiet-code.ts";

const loadPrompt = async () => {
  const [code] = await Promise.all([import("./contract-prompt.tsx"), loadTexts(getI18n(), "agents")]);
  return code;
};

/**
 * Asks on home about agents' contracts (Spec §2 "Checks agent contract requests"): for who may have them
 * alone. Nobody else loads its code, nor is the gateway asked for them.
 */
export function ContractPrompts() {
  const session = useSession();
  const { pathname } = useLocation();
  const wanted = asksForContracts(session) && isHomePath(pathname);
  const Prompt = useQuietCode(loadPrompt, wanted);
  return session && wanted && Prompt ? <Prompt key={session.token} account={session.userName} /> : null;
}
