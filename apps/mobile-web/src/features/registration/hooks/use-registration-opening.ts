import { registrationTabs } from "@volado/domain/registration";
import { useState } from "react";
import { merchant } from "../../../shared/merchant.ts";
import { asyncState, bothAsync } from "../../../shared/query/async-state.ts";
import { useRegistrationSettings } from "../../../shared/services/use-registration-settings.ts";
import { useSite } from "../../../shared/services/use-site.ts";
import { useReceivedInvitation } from "./use-received-invitation.ts";
import type { RegistrationOpening } from "./use-registration-form.ts";

/**
 * What a registration form needs: the merchant's settings, the site's switches and the checked invitation. `opening` is
 * undefined while they load or after a failure, and "closed" while registration is.
 */
export const useRegistrationOpening = (agents: boolean) => {
  const { phase, data, retry } = bothAsync(useRegistrationSettings(), asyncState(useSite()));
  const invitation = useReceivedInvitation(agents);
  // Keep an open form mounted: its submission may check the link's code again.
  const [checked, setChecked] = useState(false);
  if (!checked && invitation.status !== "checking") setChecked(true);

  const openingOf = (): RegistrationOpening | "closed" | undefined => {
    if (phase !== "content" || !checked) return undefined;
    const [settings, { switches }] = data;
    const [first, ...rest] = registrationTabs(
      switches,
      merchant.layout.registrationWhenOff === "username" ? "username" : undefined,
    );
    if (first === undefined) return "closed";
    return { settings, switches, tabs: [first, ...rest], invitation, agents };
  };
  return { phase, retry, opening: openingOf() };
};
