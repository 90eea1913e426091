import { useQuery } from "@tanstack/react-query";
import { helpQueries } from "@volado/api-client/query";
import { useLanguage } from "../language/language.ts";
import { useClient } from "./services-context.tsx";

/** The help topics in the current language (Spec §7). They don't change while being read: use `refetch`. */
export const useHelpTopics = () => {
  useLanguage();
  return useQuery({
    ...helpQueries.topics(useClient()),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};
