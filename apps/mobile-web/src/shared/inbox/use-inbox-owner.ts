import { permission } from "@volado/domain/member";
import { useSession } from "../session/session-store.ts";

/**
 * Whose inbox there is to ask for: nobody's for guests and for free accounts, which have none (Spec §5 "Sessions", §6).
 */
export const useInboxOwner = (): string | undefined => {
  const session = useSession();
  return permission("inbox", session) === "allowed" ? session?.userName : undefined;
};
