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
 * Asks on home about agents' contracts (Spec §2 "Checks agent contract requests"): for who may have them
 * alone, once their first password is changed. Nobody else loads its code, nor is the gateway asked for them.
 */
export function ContractPrompts() {
  const session = useSession();
  const { pathname } = useLocation();
  // Until the first password is changed the gateway opens hardly anything.
  const wanted = asksForContracts(session) && !session?.firstTimeLogin && isHomePath(pathname);
  return session && wanted ? <ContractPrompt key={session.token} account={session.userName} /> : null;
}
