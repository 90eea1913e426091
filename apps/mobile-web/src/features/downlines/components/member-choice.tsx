import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { teamQueries } from "@volado/api-client/query";
import { TeamGroup, type TeamMember, type TeamPaging, TRANSFER_MAX_MEMBERS } from "@volado/domain/agency";
import { nextPage } from "@volado/domain/games";
import { periodInstants } from "@volado/domain/records";
import { Button, Checkbox, SearchBox, Skeleton } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { type AsyncState, asyncPages, mapAsync } from "../../../shared/query/async-state.ts";
import { RetryNote } from "../../../shared/query/load-failure.tsx";
import { merchantDay, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Page size. Small, so that the fields below the search stay within reach. */
const PAGE_SIZE = 8;

interface FoundMembers {
  readonly members: readonly TeamMember[];
  /** The results still belong to the previous search. They stay in place so that nothing below them moves. */
  readonly searching: boolean;
  readonly hasMore: boolean;
  /** Never rejects; the same button retries a failed page. */
  readonly showMore: () => Promise<unknown>;
}

/**
 * Whether there is another page. During a search, the query only knows this for the new results, not for those on the
 * screen.
 */
const hasMore = (last: Pick<TeamPaging, "page" | "totalPages"> | undefined): boolean =>
  last !== undefined && nextPage(last.page, last.totalPages) !== undefined;

/**
 * Searches all levels of the agent's team; without a name, lists the direct downlines.
 * @param name part of a user name
 */
const useFoundMembers = (name: string): AsyncState<FoundMembers> => {
  const today = periodInstants({ type: "days", days: 1 }, useMerchantToday(), merchantDay);
  const input = {
    ...today,
    memberId: undefined,
    name: name === "" ? undefined : name,
    sort: undefined,
    desc: undefined,
    tool: "transfers",
    group: TeamGroup.Member,
  } as const;
  const query = useInfiniteQuery({
    ...teamQueries.report(useClient(), useSession()?.userName, input, PAGE_SIZE),
    placeholderData: keepPreviousData,
  });
  return mapAsync(asyncPages(query), ({ pages }) => ({
    members: pages.flatMap(({ list }) => list.flatMap(({ member }) => (member ? [member] : []))),
    searching: query.isPlaceholderData,
    hasMore: hasMore(pages.at(-1)),
    showMore: () => query.fetchNextPage(),
  }));
};

export interface MemberChoiceProps {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (member: TeamMember, chosen: boolean) => void;
}

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
                  upline:
                    member.level === 1
                      ? t("agency.direct")
                      : t("agency.below", { name: member.upline ?? "" }),
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
