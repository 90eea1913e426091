import "../auth/passwords.css";
import "../member/member.css";
import "./downlines.css";
import { SiteSwitch } from "@volado/domain/site";
import { Navigate } from "react-router";
import { Transfer } from "../../features/downlines/components/transfer.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useSiteInfo } from "../../shared/services/use-site.ts";

/** Money for downlines, where the merchant has it (Spec §2 "AGENTRANSMULTDOWN3"; docs/decisions/119). */
export default function TransferView() {
  const site = useSiteInfo();
  if (site && !site.switches.has(SiteSwitch.AgencyTransfers))
    return <Navigate to={paths.agentHome.to()} replace />;
  return (
    <div className="app-downlines">
      <Transfer />
    </div>
  );
}
