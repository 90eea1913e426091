import { describe, expect, test } from "vitest";
import { BrandTextsError, parseBrandTexts } from "./brand-texts.ts";
import { translatedLanguages } from "./languages.ts";

const problemsOf = (value: unknown): readonly string[] => {
  try {
    parseBrandTexts(value);
  } catch (error) {
    if (error instanceof BrandTextsError) return error.problems;
  }
  return [];
};

describe("a merchant's texts", () => {
  test.each([
    {},
    { ES: {} },
    { ES: { shell: { register: "Únete a {{brand}}" } }, EN: { shell: { register: "Join" } } },
    { ES: { shell: { home: "Inicio" } } },
    { ES: { signInDays: { next: "Mañana {{amount}}, a las 00:00, {{zone}}." } } },
    { ES: { errors: { network: "Sin red" } } },
  ])("%j are returned unchanged", (texts) => {
    expect(parseBrandTexts(texts)).toEqual(texts);
  });

  test.each([
    [[], "the texts: must be an object with a language for each key"],
    [{ FR: {} }, `FR: is not a language with texts (available: ${translatedLanguages.join(", ")})`],
    [{ ES: "hola" }, "ES: must be an object"],
    [
      { ES: { shell: { regster: "Únete" } } },
      'ES.shell.regster: is not a text of the site; did you mean "shell.register"?',
    ],
    [
      { EN: { shel: { register: "Join" } } },
      'EN.shel.register: is not a text of the site; did you mean "shell.register"?',
    ],
    [{ ES: { shell: { register: { short: "Únete" } } } }, "ES.shell.register: must be a string"],
    [{ ES: { shell: { register: " " } } }, "ES.shell.register: must not be empty"],
    [{ ES: { shell: { register: 5 } } }, "ES.shell.register: must be a string"],
    [{ ES: { legal: { minimumAge: "Solo adultos" } } }, "ES.legal.minimumAge: must contain {{age}}"],
    [
      { ES: { legal: { minimumAge: "{{age}} {{edad}}" } } },
      "ES.legal.minimumAge: can't contain {{edad}}; allowed: {{age}}",
    ],
    [{ ES: { shell: { register: "Únete, {{name}}" } } }, "ES.shell.register: can't contain {{name}}"],
  ])("%j are refused by key", (texts, problem) => {
    expect(problemsOf(texts)).toEqual([problem]);
  });

  test("report a text in place of a group, and every wrong key at once", () => {
    const problems = problemsOf({ ES: { shell: "x" }, EN: { shell: { hom: "Home" } } });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^ES\.shell: is not a text of the site/);
    expect(problems[1]).toContain('"shell.home"');
  });
});
