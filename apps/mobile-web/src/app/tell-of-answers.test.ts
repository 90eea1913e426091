import { expect, it, vi } from "vitest";
import { tellOfAnswers } from "./tell-of-answers.ts";

it("reports what was left out of an answer, by its endpoint, and nothing else", () => {
  const report = vi.fn();
  const tell = tellOfAnswers({ report });
  tell({ type: "deduped", endpoint: "listGames" });
  expect(report).not.toHaveBeenCalled();
  tell({ type: "rows-dropped", endpoint: "getRegistrationSettings", count: 2 });
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), { at: "getRegistrationSettings" });
});
