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
  /** The address of the member's own team; undefined when there is none to go down to. */
  readonly href: string | undefined;
}

/**
 * A member's line: who it is, what stands out, and what else is known; the name leads to the member's own team.
 * Memoised: as the list scrolls, the lines that stay are not drawn anew.
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
