import { useTranslation } from "react-i18next";
import { UnreadBadge } from "../../../shared/inbox/unread-badge.tsx";

/** What the message centre has unread, on the way to it; nothing when that is nothing. */
export function UnreadMark({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return <UnreadBadge count={count} label={(shown) => `(${t("menu.unread", { shown })})`} />;
}
