import { decimalOf } from "@volado/domain/money";
import type { BetSelection, RecordPlay } from "@volado/domain/records";
import type { Fact } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";

/** What was played behind a movement, in the player's words. */
export interface PlayFacts {
  /** What is bet on, or the kind of game. */
  readonly line: string;
  readonly facts: readonly Fact[];
}

/** Tells a bet as what it is: its type, vendor, stake and, in a sportsbook, its selection; undefined without one. */
export const usePlayFacts = (play: RecordPlay | undefined): PlayFacts | undefined => {
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
