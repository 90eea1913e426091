import { InboxTopic } from "@volado/domain/inbox";
import { answersInPlace, permission } from "@volado/domain/member";
import { ListItem, MailIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../shared/overlays/prompt-store.ts";
import { useSession } from "../../../shared/session/session-store.ts";

/**
 * A list row that opens the feedback form (docs/decisions/106). Guests go through the login; free accounts have no
 * inbox for a reply, so they get a prompt instead. Needs the `feedback` texts.
 */
export function FeedbackRow() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const access = permission("inbox", useSession());
  const row = { icon: <MailIcon />, detail: t("feedback.detail"), children: t("feedback.title") };
  if (answersInPlace(access)) return <ListItem {...row} onPress={() => showPrompt(access)} />;
  const form = paths.inbox.to({ view: "write", about: InboxTopic.Feedback });
  return <ListItem {...row} href={access === "log-in" ? loginPath(form) : form} onNavigate={follow} />;
}
