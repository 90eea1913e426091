import { type FieldProblem, Language, type MessageKey } from "@volado/domain";
import { describe, expect, test } from "vitest";
import { createTexts, switchLanguage } from "./create-texts.ts";
import { en } from "./locales/en/index.ts";
import { es } from "./locales/es/index.ts";

const brand = "Volado";

describe("texts", () => {
  test("are Spanish and ready at once", () => {
    const { t, language } = createTexts({ brand });
    expect(language).toBe("es");
    expect(t("errors.network")).toBe(es.errors.network);
  });

  test("take any failure's key and any field problem", () => {
    const { t } = createTexts({ brand });
    const key: MessageKey = "errors.wrongPassword";
    const problem: FieldProblem = { key: "errors.usernameLength", values: { min: 4, max: 20 } };
    expect(t(key)).toBe(es.errors.wrongPassword);
    expect(t(problem.key, problem.values)).toBe("El usuario lleva de 4 a 20 caracteres. Corrígelo.");
  });

  test("name the merchant's brand without being told at every call", () => {
    const { t } = createTexts({ brand: "Águila" });
    expect(t("legal.copyright", { year: 2025 })).toBe("© 2025 Águila. Todos los derechos reservados.");
  });

  test("leave markup in values alone, because React escapes it", () => {
    const { t } = createTexts({ brand: "<b>&" });
    expect(t("legal.copyright", { year: 2025 })).toContain("<b>&");
  });

  test.each([
    [1, "1 juego"],
    [0, "0 juegos"],
    [2, "2 juegos"],
    [1_000_000, "1000000 juegos"],
  ])("count %i in the right form", (count, text) => {
    const { t } = createTexts({ brand });
    expect(t("games.count", { count })).toBe(text);
  });

  test("switch to English and back", async () => {
    const texts = createTexts({ brand });
    await switchLanguage(texts, Language.English);
    expect(texts.language).toBe("en");
    expect(texts.t("errors.network")).toBe(en.errors.network);
    await switchLanguage(texts, Language.Spanish);
    expect(texts.t("errors.network")).toBe(es.errors.network);
  });

  test("of a language without translation are English, then Spanish (decisions S8)", async () => {
    const texts = createTexts({ brand });
    await switchLanguage(texts, Language.Japanese);
    expect(texts.language).toBe("ja");
    expect(texts.t("common.cancel")).toBe(en.common.cancel);
    texts.addResourceBundle("es", "texts", { onlySpanish: "sí" }, true, true);
    expect(texts.getResource("en", "texts", "onlySpanish")).toBeUndefined();
    expect(texts.exists("onlySpanish")).toBe(true);
  });

  test("follow the last of several switches", async () => {
    const texts = createTexts({ brand });
    await Promise.all([switchLanguage(texts, Language.English), switchLanguage(texts, Language.Spanish)]);
    expect(texts.language).toBe("es");
  });

  test("take the merchant's wording in each language, and only there", async () => {
    const texts = createTexts({
      brand,
      brandTexts: { ES: { common: { cancel: "Mejor no" } }, EN: { common: { cancel: "Never mind" } } },
    });
    expect(texts.t("common.cancel")).toBe("Mejor no");
    expect(texts.t("common.accept")).toBe(es.common.accept);
    await switchLanguage(texts, Language.English);
    expect(texts.t("common.cancel")).toBe("Never mind");
    expect(createTexts({ brand }).t("common.cancel")).toBe(es.common.cancel);
  });
});
