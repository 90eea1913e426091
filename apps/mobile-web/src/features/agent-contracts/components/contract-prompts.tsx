import { asksForContracts } from "@volado/domain/member";
import { isHomePath } from "@volado/domain/navigation";
import { useLocation } from "react-router";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

const ContractPrompt = lazyComponent({
  name: "contract prompt",
  load: () => import("./contract-prompt.tsx"),
  texts: ["agents"],
  onFail: "silent",
});

/**
 * Prompts about contract requests on home (Spec §2 "Checks agent contract requests"), only for accounts that can have
 * contracts and have changed their first password. Nobody else loads the code or sends the request.
 */
export function ContractPrompts() {
  const session = useSession();
  const { pathname } = useLocation();
  // Until the first password is changed, the gateway rejects most calls.
  const enabled = asksForContracts(session) && !session?.firstTimeLogin && isHomePath(pathname);
  return session && enabled ? <ContractPrompt key={session.token} account={session.userName} /> : null;
}
