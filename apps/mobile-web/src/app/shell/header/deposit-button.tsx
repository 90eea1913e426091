import { answersInPlace, permission } from "@volado/domain/member";
import { DepositIcon, IconButton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { showPrompt } from "../../../shared/prompts/prompt-store.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { opens } from "../../routes/routes.ts";

/** The short way to a deposit in the home header (Spec §2 "Home header"); a free account is told why not (Spec §6). */
export function DepositButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const access = permission("deposit", useSession());
  if (!opens(paths.deposit) && !answersInPlace(access)) return null;
  return (
    <IconButton
      className="app-deposit-button"
      variant="raised"
      label={t("shell.tabs.deposit")}
      onClick={() => (answersInPlace(access) ? showPrompt(access) : void navigate(paths.deposit.to()))}
    >
      <DepositIcon />
    </IconButton>
  );
}
