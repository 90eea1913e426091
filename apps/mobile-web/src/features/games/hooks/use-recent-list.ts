import { useInfiniteQuery } from "@tanstack/react-query";
import { recentQueries } from "@volado/api-client/query";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import type { GameListResult } from "../game-list-result.ts";
import { pagedResult } from "../paged-result.ts";

/** What the player played last, of all types, newest first (Spec §2 "/m/recent"). */
export const useRecentList = (): GameListResult =>
  pagedResult(useInfiniteQuery(recentQueries.list(useClient(), useSession()?.userName)));
