import { InboxTopic } from "@volado/domain/inbox";
import { answersInPlace, permission } from "@volado/domain/member";
import { ListItem, MailIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../shared/prompts/prompt-store.ts";
import { useSession } from "../../../shared/session/session-store.ts";

/**
 * The way to the feedback form, as a row for a List (docs/decisions/106). Guests are led to the login and on,
 * free accounts, which have no inbox to be answered in, are told that they can't. Needs the texts `feedback`.
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
