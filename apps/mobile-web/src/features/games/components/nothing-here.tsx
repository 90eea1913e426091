import { EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** A list that has no choices to undo: it is simply empty. */
export function NothingHere({ mode }: { readonly mode: "hot" | "recent" }) {
  const { t } = useTranslation();
  return <EmptyState title={t(`games.empty.${mode}.title`)}>{t(`games.empty.${mode}.text`)}</EmptyState>;
}
