import { type ForgotWay, forgotWays } from "@volado/domain/security";
import type { SiteSwitches } from "@volado/domain/site";
import { Tabs } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { FormSkeleton } from "../../../shared/query/loading-block.tsx";
import { useSite } from "../../../shared/services/use-site.ts";
import { RetrieveForm } from "./retrieve-form.tsx";
import { SetPassword } from "./set-password-form.tsx";

/**
 * The ways to reset a password as tabs: phone first if the merchant enables it, otherwise e-mail only (Spec §2, §4).
 * Both forms stay mounted so that changing tabs loses nothing, and a reload restores the tab. Once the player uses a
 * form the ways are fixed: refetched switches must not remove it.
 */
function Ways({ switches }: { switches: SiteSwitches }) {
  const { t } = useTranslation();
  const [inUse, setInUse] = useState<readonly ForgotWay[]>();
  const [chosen, setChosen] = useState(() => sessionDrafts.get("account-entry", ["forgotWay"]).forgotWay);
  const ways = inUse ?? forgotWays(switches);
  const way = ways.find((offered) => offered === chosen) ?? ways[0] ?? "email";
  const labels = { phone: t("password.wayPhone"), email: t("password.wayEmail") };
  const choose = (tab: ForgotWay) => {
    setInUse(ways);
    setChosen(tab);
    sessionDrafts.set("account-entry", { forgotWay: tab });
  };

  if (ways.length === 1) return <RetrieveForm onFocus={() => setInUse(ways)} />;
  return (
    <Tabs
      label={t("password.ways")}
      items={ways.map((value) => ({ value, label: labels[value] }))}
      value={way}
      onValueChange={choose}
      onFocus={() => setInUse(ways)}
    >
      <div hidden={way !== "phone"}>
        <SetPassword />
      </div>
      <div hidden={way !== "email"}>
        <RetrieveForm />
      </div>
    </Tabs>
  );
}

/** Password recovery. If the switches fail to load, only e-mail is offered, which needs none. */
export function ForgotWays() {
  const site = asyncState(useSite());
  if (site.phase === "pending")
    return <FormSkeleton fields={["tabs", "mobile", "code", "password", "rules", "again", "submit"]} />;
  if (site.phase === "failed") return <RetrieveForm />;
  return <Ways switches={site.data.switches} />;
}
