import "@volado/ui/page-jump.css";
import { formatCount } from "@volado/i18n";
import { PageJump } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import type { OverlayProps } from "../../../shared/lazy/lazy-boundary.tsx";

export default function ListPageJump({ pages, ...rest }: ListPageJumpProps) {
  const { t } = useTranslation();
  const values = { pages: formatCount(pages, useLanguage()) };
  return (
    <PageJump
      {...rest}
      pages={pages}
      labels={{
        title: t("games.jump.title"),
        page: t("games.jump.page", values),
        slider: t("games.jump.slider"),
        submit: t("games.jump.submit"),
        outside: t("games.jump.outside", values),
        failed: t("games.jump.failed"),
        close: t("common.close"),
      }}
    />
  );
}

interface ListPageJumpProps extends OverlayProps {
  readonly page: number;
  readonly pages: number;
  readonly pending: boolean;
  readonly failed: boolean;
  readonly onJump: (page: number) => void;
}
