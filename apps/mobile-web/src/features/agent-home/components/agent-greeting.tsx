import { dayPart } from "@volado/domain/text";
import { useTranslation } from "react-i18next";

/** Greeting by the agent's local time, with their user name (Spec §2 "Agent home", §9 "Greeting"). */
export function AgentGreeting({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  return (
    <p className="app-agent-greeting">
      <span>{t(`agency.greeting.${dayPart(new Date().getHours())}`)}</span>
      <b>{userName}</b>
    </p>
  );
}
