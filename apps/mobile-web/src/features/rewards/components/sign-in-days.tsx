import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { rewardMutations, rewardQueries } from "@volado/api-client/query";
import { monthWeeks, nextMonth } from "@volado/domain/calendar";
import type { Money } from "@volado/domain/money";
import { isMissedDay, type SignInCalendar, signInPrize, signInSteps } from "@volado/domain/rewards";
import { formatMonth, weekdayNames } from "@volado/i18n";
import { Button, MonthCalendar as Calendar, PrizeStreak } from "@volado/ui";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useZoneName } from "../../../shared/forms/period-choice.tsx";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { answerOf, untilDayEnds, useClaim } from "../hooks/use-claim.ts";
import { AnswerView, RainLink } from "./answer-view.tsx";

/** Weeks start on Monday, as printed calendars do in the brands' countries. */
const FIRST_WEEKDAY = 1;

/** The first month of date pickers (Spec §9). */
const FIRST_MONTH = "2000-01";

interface MonthCalendarProps {
  readonly calendar: SignInCalendar;
  /** Selects a month; undefined for the current one. */
  readonly onMonth: (month: string | undefined) => void;
}

function MonthCalendar({ calendar, onMonth }: MonthCalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoneyText();
  const { month, today, days } = calendar;
  const current = today.slice(0, 7);
  const paid = new Map(days.map(({ day, amount }) => [day, amount]));
  const name = formatMonth(month, language);
  const show = (selected: string) => onMonth(selected === current ? undefined : selected);

  const cell = (date: string) => {
    const amount = paid.get(date);
    return {
      date,
      today: date === today,
      marked: amount === undefined ? undefined : t("signInDays.dayPaid", { amount: money(amount) }),
      missed: isMissedDay(calendar, date) ? t("signInDays.dayMissed") : undefined,
    };
  };
  return (
    <Calendar
      aria-label={t("signInDays.calendar", { month: name })}
      month={name}
      weekdays={weekdayNames(language, FIRST_WEEKDAY)}
      weeks={monthWeeks(month, FIRST_WEEKDAY).map((week) =>
        week.map((day) => (day === undefined ? undefined : cell(day))),
      )}
      labels={{ previous: t("signInDays.previous"), next: t("signInDays.following") }}
      onPrevious={month > FIRST_MONTH ? () => show(nextMonth(month, -1)) : undefined}
      onNext={month < current ? () => show(nextMonth(month)) : undefined}
    />
  );
}

/** The sign-ins of a month (default: the current one), refetched when the day ends. */
const useSignInDays = (month?: string) => {
  const client = useClient();
  const identity = useSession()?.userName;
  const queries = useQueryClient();
  const answer = answerOf(
    useQuery({
      ...rewardQueries.signIns(client, identity, month),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => untilDayEnds(state.data, ({ nextDayAt }) => nextDayAt),
    }),
  );
  const { mutateAsync } = useMutation(rewardMutations.signIn(client));
  const claim = useClaim();
  return {
    answer,
    claim: ({ today, prizes, streak }: SignInCalendar) =>
      claim(today, {
        amount: signInPrize(prizes, streak + 1),
        send: (idempotencyKey) => mutateAsync({ day: today, idempotencyKey }),
        show: (after) => {
          for (const shown of [undefined, after.month])
            queries.setQueryData(rewardQueries.signIns(client, identity, shown).queryKey, after);
        },
      }),
  };
};

/** The prize streak, the member's position in it, and today's claim. */
function Today({ calendar, onClaim }: { calendar: SignInCalendar; onClaim: () => Promise<void> }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const zone = useZoneName();
  const place = useRef<HTMLParagraphElement>(null);
  const { streak, signedToday, prizes } = calendar;
  // A currency code wraps onto its own line in this narrow column.
  const breakable = (amount: Money) => money(amount).replace(/\s/, " ");
  const claim = async () => {
    await onClaim();
    // The focused button may be gone.
    place.current?.focus();
  };
  return (
    <section className="vo-card app-streak" data-signed={signedToday || undefined}>
      <p ref={place} className="app-streak__count" tabIndex={-1}>
        {streak === 0 ? t("signInDays.streakNone") : t("signInDays.streak", { count: streak })}
      </p>
      <PrizeStreak
        aria-label={t("signInDays.prizes")}
        steps={signInSteps(calendar).map(({ day, amount, state }) => ({
          day: t("signInDays.day", { day }),
          amount: breakable(amount),
          state,
          stateLabel: t(`signInDays.states.${state}`),
        }))}
      />
      {signedToday ? (
        <p>
          <b>{t("signInDays.signed")}</b>{" "}
          <span>{t("signInDays.next", { amount: money(signInPrize(prizes, streak + 1)), zone })}</span>
        </p>
      ) : (
        <>
          <Button block onClick={claim}>
            {t("signInDays.claim", { amount: money(signInPrize(prizes, streak + 1)) })}
          </Button>
          <p>{t("signInDays.rule")}</p>
        </>
      )}
    </section>
  );
}

/** Daily sign-in: today's prize and a month's calendar (Spec §2 /m/activity/signIn). */
export function SignInDays() {
  const { t } = useTranslation();
  const [month, setMonth] = useState<string>();
  const { answer, claim } = useSignInDays(month);
  const today = answer.phase === "content" ? answer.data.today : undefined;
  // When the day changes while the page is open, show the new day's month.
  const [lastDay, setLastDay] = useState(today);
  useEffect(() => {
    if (today === undefined || today === lastDay) return;
    if (lastDay !== undefined) setMonth(undefined);
    setLastDay(today);
  }, [today, lastDay]);
  return (
    <AnswerView answer={answer} failedTitle={t("signInDays.failed")}>
      {(calendar) => (
        <>
          <Today calendar={calendar} onClaim={() => claim(calendar)} />
          <MonthCalendar calendar={calendar} onMonth={setMonth} />
          <RainLink />
        </>
      )}
    </AnswerView>
  );
}
