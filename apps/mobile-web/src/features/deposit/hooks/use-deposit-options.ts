import { useQuery } from "@tanstack/react-query";
import { depositQueries } from "@volado/api-client/query";
import type { DepositOptions } from "@volado/domain/wallet";
import { useLanguage } from "../../../shared/language/language.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Ways to deposit, limits and bonuses, in the language shown. */
export const useDepositOptions = (): AsyncState<DepositOptions> =>
  asyncState(useQuery(depositQueries.options(useClient(), useSession()?.userName, useLanguage())));
