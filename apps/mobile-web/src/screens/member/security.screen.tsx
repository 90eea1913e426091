import "./member.css";
import "../auth/passwords.css";
import "./security.css";
import { useLocation } from "react-router";
import { SecurityCentre } from "../../features/security/components/security-centre.tsx";
import { securityViewOf } from "../../features/security/components/security-overview.tsx";

/** The parts of the texts that it uses. */
export const texts = ["account", "menus", "security"] as const;

/** Account security: passwords, contacts, bank cards, last login (Spec §2 /m/securityCenter). */
export default function SecurityScreen() {
  const view = securityViewOf(useLocation().search);
  return (
    <div className="app-profile">
      <SecurityCentre key={view} view={view} />
    </div>
  );
}
