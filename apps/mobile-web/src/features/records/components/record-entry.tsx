import { decimalOf } from "@volado/domain/money";
import type { BetSelection, MemberRecord, RecordPlay } from "@volado/domain/records";
import { formatDay, formatTime } from "@volado/i18n";
import { ButtonLink, type Fact, FactList, Fold } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchant } from "../../../shared/merchant.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

interface PlayFacts {
  /** The sports selection, or the type of game. */
  readonly line: string;
  readonly facts: readonly Fact[];
}

/** Details of a bet: type, vendor, stake and, in a sportsbook, the selection; undefined for other movements. */
const usePlayFacts = (play: RecordPlay | undefined): PlayFacts | undefined => {
  const { t } = useTranslation();
  const money = useMoneyText();
  if (!play) return undefined;
  const type = t(`shell.categories.${play.gameType}`);
  const selectionText = ({ home, away, pick, odds }: BetSelection): string => {
    const sides = { "1": home, X: t("records.draw"), "2": away };
    return t("records.selection", { home, away, pick: sides[pick], odds: decimalOf(odds) });
  };
  const selection = play.selection && selectionText(play.selection);
  return {
    line: selection ?? type,
    facts: [
      { label: t("records.facts.type"), value: type },
      { label: t("records.facts.vendor"), value: play.vendor },
      { label: t("records.facts.stake"), value: money(play.stake) },
      ...(selection === undefined ? [] : [{ label: t("records.facts.selection"), value: selection }]),
    ],
  };
};

/** One movement: kind, time and amount; expanded, it shows all details. */
export function RecordEntry({ record }: { readonly record: MemberRecord }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const { kind, state, amount, balance, at, subject, reference } = record;
  const money = useMoneyText();
  const play = usePlayFacts(record.play);
  const signed = `${amount.centavos > 0 ? "+" : ""}${money(amount)}`;
  const day = formatDay(at, merchant.timeZone);
  const time = formatTime(at, merchant.timeZone);
  const facts: readonly Fact[] = [
    { label: t("records.facts.state"), value: t(`records.states.${state}`) },
    { label: t("records.facts.at"), value: `${day} ${time}` },
    ...(subject === undefined ? [] : [{ label: t("records.facts.subject"), value: subject }]),
    ...(play?.facts ?? []),
    { label: t("records.facts.amount"), value: signed },
    ...(balance === undefined ? [] : [{ label: t("records.facts.balance"), value: money(balance) }]),
    { label: t("records.facts.reference"), value: reference },
  ];
  // A pending withdrawal cannot be cancelled (docs/decisions/102); a pending deposit can be completed.
  const isOpenDeposit = kind === "deposit" && state === "pending";
  return (
    <Fold
      row
      className="app-record"
      data-state={state}
      label={
        <span className="app-record__line">
          <span className="app-record__what">
            <b>{t(`records.kinds.${kind}`)}</b>
            {subject !== undefined && <small>{subject}</small>}
            {play !== undefined && <small>{play.line}</small>}
            <small>{`${day} ${time}`}</small>
          </span>
          <span
            className="app-record__amount"
            data-gain={(amount.centavos > 0 && state === "done") || undefined}
          >
            <b>{signed}</b>
            {state !== "done" && <small>{t(`records.states.${state}`)}</small>}
          </span>
          <span className="vo-visually-hidden">{t("records.detailOf")}</span>
        </span>
      }
    >
      <FactList items={facts} />
      {isOpenDeposit && (
        <ButtonLink variant="quiet" href={paths.deposit.to({ deposit: record.id })} onNavigate={follow}>
          {t("records.deposit")}
        </ButtonLink>
      )}
    </Fold>
  );
}
