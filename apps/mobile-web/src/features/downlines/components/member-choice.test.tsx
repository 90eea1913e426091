// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { MemberChoice } from "./member-choice.tsx";

const { value: report } = samples.getTeamReport;
const [first, second] = report.list;

beforeEach(() => signInAna(1));
afterEach(closePart);

it("leaves the previous results in place during the next search", async () => {
  let answer: (value: object) => void = () => {};
  const searched = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const answers = [{ ...report, totalPages: 2, list: [first, second] }, searched];
  const { t } = await openPart(<MemberChoice chosen={new Set()} onChoose={() => {}} />, async () =>
    Response.json({ success: true, value: await answers.shift() }),
  );
  const more = () => screen.queryByRole("button", { name: t("downlines.transfer.more") });
  const found = await screen.findByRole("group", { name: t("downlines.transfer.found") });

  const field = screen.getByRole("searchbox");
  fireEvent.change(field, { target: { value: "be" } });
  fireEvent.submit(field);
  expect(await screen.findByText(t("downlines.transfer.searching"))).toBeTruthy();
  expect(screen.getByRole("group")).toBe(found);
  expect(screen.getAllByRole("checkbox")).toHaveLength(2);
  // It would load more of the previous results.
  expect(more()?.hasAttribute("disabled")).toBe(true);

  answer({ ...report, list: [second] });
  await expect.poll(() => screen.getAllByRole("checkbox").length).toBe(1);
  expect(more()).toBe(null);
  expect(screen.queryByText(t("downlines.transfer.searching"))).toBe(null);
});
