import { Button } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { leaveForProvider } from "../../../shared/sign-in/provider-redirect.ts";
import type { SocialProvider } from "../../../shared/sign-in/social-port.ts";
import type { SignIn } from "../use-redirect-answer.ts";

/** Signs in with the whole page after a window that was blocked, closed or cut off. */
export function ContinueHere({ provider, signIn }: { provider: SocialProvider; signIn: SignIn }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Button variant="link" onClick={() => void signIn(provider, leaveForProvider(provider, language))}>
      {t("social.continueHere")}
    </Button>
  );
}
