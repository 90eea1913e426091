import { useState } from "react";
import { closureToldBy } from "../../shared/query/global-failures.ts";
import { useSite } from "../../shared/site/use-site.ts";

/** What a look at the site's status found. */
type Finding = "closed.stillClosed" | "closed.notChecked";

/**
 * Looks whether the site is still closed, and says what a look found: a refusal that closes the site is an answer, any
 * other failure is none.
 */
export const useClosureCheck = () => {
  const { data: site, refetch } = useSite();
  const [found, setFound] = useState<Finding>();
  const look = async (): Promise<void> => {
    setFound(undefined);
    const { error } = await refetch();
    setFound(error && !closureToldBy(error) ? "closed.notChecked" : "closed.stillClosed");
  };
  return { site, found, look } as const;
};
