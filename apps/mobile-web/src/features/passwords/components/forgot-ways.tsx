import { type ForgotWay, forgotWays } from "@volado/domain/security";
import type { SiteSwitches } from "@volado/domain/site";
import { Tabs } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useSite } from "../../../shared/site/use-site.ts";
import { RetrieveForm } from "./retrieve-form.tsx";
import { SetPassword } from "./set-password.tsx";

/**
 * The ways to a new password as tabs: phone first where the merchant has it on, otherwise only e-mail (Spec
 * §2, §4). Both stay while they are offered, so that changing tabs loses nothing, and a reload finds the tab. Once somebody uses a form
 * the ways stay as they are: a fresher answer about the switches must not take it away under their hands.
 */
function Ways({ switches }: { switches: SiteSwitches }) {
  const { t } = useTranslation();
  const [inUse, setInUse] = useState<readonly ForgotWay[]>();
  const [chosen, setChosen] = useState(() => sessionDrafts.of("account-entry", ["forgotWay"]).forgotWay);
  const ways = inUse ?? forgotWays(switches);
  const way = ways.find((offered) => offered === chosen) ?? ways[0] ?? "email";
  const labels = { phone: t("password.wayPhone"), email: t("password.wayEmail") };
  const choose = (tab: ForgotWay) => {
    setInUse(ways);
    setChosen(tab);
    sessionDrafts.keep("account-entry", { forgotWay: tab });
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

/** A forgotten password. Without an answer about the switches e-mail is left, which needs none. */
export function ForgotWays() {
  const site = asyncState(useSite());
  if (site.phase === "pending") return <FormSkeleton fields={["tabs", "name", "address", "submit"]} />;
  if (site.phase === "failed") return <RetrieveForm />;
  return <Ways switches={site.data.switches} />;
}
