import { isCalendarDay } from "../calendar/calendar.ts";
import type { FieldProblem } from "../errors/field-message-key.ts";

const FIRST_DAY = "1900-01-01";

/** The range of the date picker: 1900 to the end of this year (Spec §2, decisions S4). */
export const birthdayLimits = (today: string): { readonly min: string; readonly max: string } => ({
  min: FIRST_DAY,
  max: `${today.slice(0, 4)}-12-31`,
});

/**
 * Whether a person born on `birthday` has reached `age` on `today`; those born on 29 February do on 1 March of a
 * common year.
 */
export const hasReachedAge = (birthday: string, age: number, today: string): boolean => {
  const comingOfAge = String(Number(birthday.slice(0, 4)) + age).padStart(4, "0") + birthday.slice(4);
  return comingOfAge <= today;
};

export interface BirthdayRule {
  readonly required: boolean;
  /** In years (decisions S2). */
  readonly minimumAge: number;
  /** YYYY-MM-DD in the player's time zone. */
  readonly today: string;
}

/**
 * Checks a birthday: within the picker's range, and of age (Spec §5, decisions S4). The minimum age is `values.min`.
 */
export const birthdayProblem = (typed: string, rule: BirthdayRule): FieldProblem | undefined => {
  const day = typed.trim();
  const limits = birthdayLimits(rule.today);
  const values = {
    min: rule.minimumAge,
    max: Number(limits.max.slice(0, 4)) - Number(FIRST_DAY.slice(0, 4)),
  };
  if (day === "") return rule.required ? { key: "errors.birthdayRequired", values } : undefined;
  if (!isCalendarDay(day) || day < limits.min || day > limits.max)
    return { key: "errors.birthdayFormat", values };
  return hasReachedAge(day, rule.minimumAge, rule.today)
    ? undefined
    : { key: "errors.birthdayUnderAge", values };
};
