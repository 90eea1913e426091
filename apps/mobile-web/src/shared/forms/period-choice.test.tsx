// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type RecordPeriod, recordDayLimits } from "@volado/domain/records";
import { loadTexts } from "@volado/i18n";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubDialogs } from "../testing/stub-dialogs.ts";
import { testSite } from "../testing/test-site.tsx";
import { PeriodChoice } from "./period-choice.tsx";

const open = async (period: RecordPeriod = { type: "days", days: 7 }, compact = false) => {
  const chosen: RecordPeriod[] = [];
  const { texts, wrapper } = testSite();
  await loadTexts(texts, "money");
  render(<PeriodChoice compact={compact} period={period} onChange={(next) => chosen.push(next)} />, {
    wrapper,
  });
  const { t } = texts;
  const day = (name: "from" | "to") =>
    screen.getByLabelText<HTMLInputElement>(t(`period.${name}`), { selector: "input" });
  return {
    t,
    chosen,
    day,
    choose: (name: string) => fireEvent.click(screen.getByRole("radio", { name })),
    apply: (from: string, to: string) => {
      fireEvent.change(day("from"), { target: { value: from } });
      fireEvent.change(day("to"), { target: { value: to } });
      fireEvent.click(screen.getByRole("button", { name: t("period.apply") }));
    },
  };
};

// The evening of the 21st in the merchant's time zone.
beforeEach(stubDialogs);
beforeEach(() => vi.setSystemTime(Date.UTC(2026, 10, 22, 3)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the days of a list", () => {
  it("apply a preset at once", async () => {
    const form = await open();
    form.choose(form.t("period.days30"));
    expect(form.chosen).toEqual([{ type: "days", days: 30 }]);
    expect(screen.queryByLabelText(form.t("period.from"))).toBe(null);
  });

  it("apply a named period, whose days a custom range starts with", async () => {
    const form = await open({ type: "named", name: "last-week" });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: form.t("period.last-week") }).checked).toBe(
      true,
    );
    form.choose(form.t("period.last-month"));
    expect(form.chosen).toEqual([{ type: "named", name: "last-month" }]);
    form.choose(form.t("period.range"));
    expect([form.day("from").value, form.day("to").value]).toEqual(["2026-11-09", "2026-11-15"]);
  });

  it("can be chosen in a select, where a custom range shows its days too", async () => {
    const form = await open({ type: "named", name: "last-week" }, true);
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: form.t("period.label") });
    expect(select.value).toBe("last-week");
    fireEvent.change(select, { target: { value: "days30" } });
    expect(form.chosen).toEqual([{ type: "days", days: 30 }]);
    fireEvent.change(select, { target: { value: "range" } });
    form.apply("2026-02-01", "2026-02-28");
    expect(form.chosen.at(-1)).toEqual({ type: "range", from: "2026-02-01", to: "2026-02-28" });
  });

  it("in a custom range start with the current ones, from 2000 to 2030, and apply on submit", async () => {
    const form = await open();
    form.choose(form.t("period.range"));
    expect([form.day("from").value, form.day("to").value]).toEqual(["2026-11-15", "2026-11-21"]);
    for (const name of ["from", "to"] as const)
      expect([form.day(name).min, form.day(name).max]).toEqual([recordDayLimits.min, recordDayLimits.max]);
    expect(form.chosen).toEqual([]);
    form.apply("2026-02-01", "2026-02-28");
    expect(form.chosen).toEqual([{ type: "range", from: "2026-02-01", to: "2026-02-28" }]);
  });

  it.each([
    ["2026-03-01", "2026-02-28", "order"],
    ["", "2026-02-28", "day"],
    ["1999-12-31", "2026-02-28", "day"],
    ["2026-02-01", "2031-01-01", "day"],
  ] as const)("from %j to %j say why they are none", async (from, to, problem) => {
    const form = await open();
    form.choose(form.t("period.range"));
    form.apply(from, to);
    expect(screen.getByText(form.t(`period.problems.${problem}`))).toBeTruthy();
    expect(form.chosen).toEqual([]);
    form.apply("2026-02-01", "2026-02-01");
    expect(screen.queryByText(form.t(`period.problems.${problem}`))).toBe(null);
    expect(form.chosen).toHaveLength(1);
  });
});
