import { type TeamMember, TRANSFER_MAX_MEMBERS } from "@volado/domain/agency";
import { Button, Checkbox, SearchBox, Skeleton } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { RetryNote } from "../../../shared/states/load-failure.tsx";
import { useFoundMembers } from "../hooks/use-found-members.ts";

export interface MemberChoiceProps {
  /** Ids of the selected members. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (member: TeamMember, chosen: boolean) => void;
}

/** Search in the team, with results to select. */
export function MemberChoice({ chosen, onChoose }: MemberChoiceProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const [name, setName] = useState("");
  const found = useFoundMembers(name);
  const members = found.phase === "content" ? found.data.members : [];
  const searching = found.phase === "pending" || (found.phase === "content" && found.data.searching);
  const full = chosen.size >= TRANSFER_MAX_MEMBERS;
  return (
    <>
      <SearchBox
        term={name}
        onSearch={setName}
        pending={name !== "" && searching}
        labels={{
          field: t("downlines.transfer.search.field"),
          placeholder: t("downlines.transfer.search.placeholder"),
          clear: t("downlines.transfer.search.clear"),
        }}
      />
      {searching && (
        <span className="vo-visually-hidden" role="status">
          {t("downlines.transfer.searching")}
        </span>
      )}
      {searching && members.length === 0 && <Skeleton lines={4} />}
      {found.phase === "failed" && (
        <RetryNote text={t("downlines.transfer.searchFailed")} onRetry={found.retry} />
      )}
      {found.phase === "content" && !searching && members.length === 0 && (
        <p className="app-downlines__text" role="status">
          {t(name === "" ? "downlines.transfer.noTeam" : "downlines.transfer.nobody")}
        </p>
      )}
      {members.length > 0 && (
        <fieldset className="app-downlines__found" aria-busy={searching}>
          <legend className="vo-visually-hidden">{t("downlines.transfer.found")}</legend>
          {members.map((member) => (
            <Checkbox
              key={member.id}
              checked={chosen.has(member.id)}
              disabled={full && !chosen.has(member.id)}
              onChange={({ target }) => onChoose(member, target.checked)}
            >
              <b>{member.name}</b>{" "}
              <small>
                {t("downlines.transfer.about", {
                  level: member.level,
                  balance: money(member.balance),
                })}
              </small>
            </Checkbox>
          ))}
        </fieldset>
      )}
      {found.phase === "content" && found.data.hasMore && (
        <Button size="s" variant="quiet" disabled={searching} onClick={found.data.showMore}>
          {t("downlines.transfer.more")}
        </Button>
      )}
      {full && (
        <p className="app-downlines__text" role="status">
          {t("downlines.transfer.max", { count: TRANSFER_MAX_MEMBERS })}
        </p>
      )}
    </>
  );
}
