// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { loadTexts, switchLanguage } from "@volado/i18n";
import { useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import { problemResolver } from "./problem-resolver.ts";
import { useLanguageRevalidation } from "./refusals.ts";

interface Fields {
  username: string;
  password: string;
  terms: boolean;
}

const open = async (defaultValues: Fields) => {
  const { texts, wrapper } = testSite();
  await loadTexts(texts, "account");
  const problems = vi.fn(
    () =>
      new Map([
        ["username", { key: "errors.usernameLength", values: { min: 4, max: 12 } }],
        ["password", { key: "errors.passwordRequired", values: { min: 1, max: 2 } }],
        ["terms", { key: "errors.passwordRequired", values: { min: 1, max: 2 } }],
      ] as const),
  );
  const page = () => {
    const { t } = texts;
    const form = useForm<Fields>({
      defaultValues,
      resolver: problemResolver<Fields>(problems, ({ key, values }) => t(key, values)),
    });
    useLanguageRevalidation(form, ["username", "password", "terms"]);
    return form.formState.errors;
  };
  const { result } = renderHook(page, { wrapper });
  return { texts, problems, errors: () => result.current };
};

afterEach(cleanup);

it("validates a filled field when the language changes, even before submitting (Spec §4)", async () => {
  const { texts, problems, errors } = await open({ username: "a", password: "", terms: false });
  expect(errors()).toEqual({});
  await act(() => switchLanguage(texts, "EN"));
  const message = texts.t("errors.usernameLength", { min: 4, max: 12 });
  expect(message).toContain("12");
  await waitFor(() => expect(errors().username?.message).toBe(message));
  expect(Object.keys(errors())).toEqual(["username"]);
  expect(problems).toHaveBeenCalledOnce();
});

it("shows no errors in an untouched form", async () => {
  const { texts, problems, errors } = await open({ username: "", password: "", terms: false });
  await act(() => switchLanguage(texts, "EN"));
  expect(problems).not.toHaveBeenCalled();
  expect(errors()).toEqual({});
});
