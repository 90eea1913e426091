import type { TeamLine as Line } from "@volado/domain/agency";
import { ChevronRightIcon } from "@volado/ui";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useFieldText } from "../hooks/use-field-text.ts";
import { fieldValue } from "../team-fields.ts";
import type { TeamView } from "../team-views.ts";

export interface TeamLineProps {
  readonly line: Line;
  readonly view: TeamView;
  /** The URL of the member's own team; undefined if there is none to show. */
  readonly href: string | undefined;
}

/**
 * A member's row: name, main figure and details; the name links to the member's own team. Memoised, so that rows do
 * not re-render while the list scrolls.
 */
export const TeamLine = memo(function TeamLine({ line, view, href }: TeamLineProps) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const follow = useLinkNavigation();
  const { member, own } = line;
  if (!member) return null;
  const level = t("agency.level", { level: member.level });
  return (
    <article className="app-team-line">
      <header>
        <div className="app-team-line__who">
          {href === undefined ? (
            <b>{member.name}</b>
          ) : (
            <a href={href} onClick={follow}>
              {member.name}
              <ChevronRightIcon size={16} />
            </a>
          )}
          <small>
            {own ? t("agency.alone") : `${level} · ${t("agency.teamOf", { count: member.team })}`}
          </small>
        </div>
        <div
          className="app-team-line__main"
          data-sign={view.main === "profit" ? Math.sign(line.profit.centavos) : undefined}
        >
          <b>{textOf(fieldValue(line, view.main))}</b>
          <small>{t(`agency.fields.${view.main}`)}</small>
        </div>
      </header>
      <dl>
        {view.facts.map((field) => (
          <div key={field}>
            <dt>{t(`agency.fields.${field}`)}</dt>
            <dd>{textOf(fieldValue(line, field))}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
});
