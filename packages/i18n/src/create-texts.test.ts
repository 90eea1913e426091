import type { FieldProblem, MessageKey } from "@volado/domain/errors";
import { describe, expect, test, vi } from "vitest";
import { createTexts, loadTexts, switchLanguage } from "./create-texts.ts";
import { account as enAccount } from "./locales/en/account.ts";
import { everyPage as en, parts as englishParts } from "./locales/en/index.ts";
import { account as esAccount } from "./locales/es/account.ts";
import { everyPage as es } from "./locales/es/index.ts";
import { menus as esMenus } from "./locales/es/menus.ts";

const brand = "Volado";

describe("texts", () => {
  test("are Spanish and ready at once", () => {
    const { t, language } = createTexts({ brand });
    expect(language).toBe("es");
    expect(t("errors.network")).toBe(es.errors.network);
  });

  test("accept every failure's key and every field problem", async () => {
    const texts = createTexts({ brand });
    await loadTexts(texts, "account");
    const { t } = texts;
    const key: MessageKey = "errors.wrongPassword";
    const problem: FieldProblem = { key: "errors.usernameLength", values: { min: 4, max: 20 } };
    expect(t(key)).toBe(esAccount.errors.wrongPassword);
    expect(t(problem.key, problem.values)).toBe("El usuario debe tener de 4 a 20 caracteres.");
  });

  test("are complete when switched through a component's wrapper of the i18n instance", async () => {
    const texts = createTexts({ brand, brandTexts: { EN: { common: { retry: "Once more" } } } });
    const wrapper: typeof texts = new Proxy(texts, {});
    await loadTexts(texts, "account");
    await switchLanguage(wrapper, "EN");
    expect(texts.t("auth.submit")).toBe(enAccount.auth.submit);
    expect(texts.t("common.retry")).toBe("Once more");
  });

  test("insert the brand without passing it", () => {
    const { t } = createTexts({ brand: "Águila" });
    expect(t("shell.home")).toBe("Águila: ir a la página de inicio");
  });

  test("don't escape values, because React does", () => {
    const { t } = createTexts({ brand: "<b>&" });
    expect(t("shell.home")).toContain("<b>&");
  });

  test.each([
    [1, "1 juego"],
    [0, "0 juegos"],
    [2, "2 juegos"],
    [1_000_000, "1,000,000 juegos"],
  ])("count %i in the right form", (count, text) => {
    const { t } = createTexts({ brand });
    expect(t("games.count", { count })).toBe(text);
  });

  test("never show the key of a failure whose text isn't loaded", () => {
    const { t } = createTexts({ brand });
    const key: MessageKey = "errors.wrongPassword";
    expect(t(key)).toBe(es.errors.unknown);
  });

  test("stay in one language when another can't be loaded", async () => {
    const texts = createTexts({ brand });
    await loadTexts(texts, "news");
    const refused = vi.spyOn(englishParts, "account").mockRejectedValueOnce(new TypeError("no network"));
    await loadTexts(texts, "account");
    await expect(switchLanguage(texts, "EN")).rejects.toThrow("no network");
    expect(refused).toHaveBeenCalledOnce();
    expect(texts.language).toBe("es");
    await loadTexts(texts, "menus");
    expect(texts.t("shell.signOutText")).toBe(esMenus.shell.signOutText);
    await switchLanguage(texts, "EN");
    expect(texts.t("auth.submit")).toBe(enAccount.auth.submit);
    expect(texts.t("common.retry")).toBe(en.common.retry);
  });

  test("are complete in English even if another English bundle was added first", async () => {
    const texts = createTexts({ brand });
    texts.addResourceBundle("en", "translation", { stray: "x" });
    await switchLanguage(texts, "EN");
    expect(texts.t("common.retry")).toBe(en.common.retry);
  });

  test("switch to English and back", async () => {
    const texts = createTexts({ brand });
    await switchLanguage(texts, "EN");
    expect(texts.language).toBe("en");
    expect(texts.t("errors.network")).toBe(en.errors.network);
    await switchLanguage(texts, "ES");
    expect(texts.t("errors.network")).toBe(es.errors.network);
  });

  test("of a language without translation are English, then Spanish (decisions S8)", async () => {
    const texts = createTexts({ brand });
    await switchLanguage(texts, "JA");
    expect(texts.language).toBe("ja");
    expect(texts.t("common.cancel")).toBe(en.common.cancel);
    texts.addResourceBundle("es", "texts", { onlySpanish: "sí" }, true, true);
    expect(texts.getResource("en", "texts", "onlySpanish")).toBeUndefined();
    expect(texts.exists("onlySpanish")).toBe(true);
  });

  test("follow the last of several switches", async () => {
    const texts = createTexts({ brand });
    await Promise.all([switchLanguage(texts, "EN"), switchLanguage(texts, "ES")]);
    expect(texts.language).toBe("es");
  });

  test("of a part are loaded on request, and in every language chosen later", async () => {
    const texts = createTexts({ brand, brandTexts: { EN: { auth: { submit: "Step in" } } } });
    expect(texts.exists("auth.submit")).toBe(false);
    await loadTexts(texts, "account");
    expect(texts.t("auth.submit")).toBe(esAccount.auth.submit);
    expect(texts.t("errors.network")).toBe(es.errors.network);
    await switchLanguage(texts, "EN");
    expect(texts.t("auth.username")).toBe(enAccount.auth.username);
    expect(texts.t("auth.submit")).toBe("Step in");
    expect(texts.t("errors.network")).toBe(en.errors.network);
  });

  test("of a part loaded in English don't load the Spanish ones", async () => {
    const texts = createTexts({ brand });
    await switchLanguage(texts, "EN");
    await loadTexts(texts, "account");
    expect(texts.t("auth.username")).toBe(enAccount.auth.username);
    expect(texts.getResource("es", "texts", "auth.username")).toBeUndefined();
    await switchLanguage(texts, "ES");
    expect(texts.t("auth.username")).toBe(esAccount.auth.username);
  });

  test("use the merchant's texts in each language, and only there", async () => {
    const texts = createTexts({
      brand,
      brandTexts: { ES: { common: { cancel: "Mejor no" } }, EN: { common: { cancel: "Never mind" } } },
    });
    expect(texts.t("common.cancel")).toBe("Mejor no");
    expect(texts.t("common.accept")).toBe(es.common.accept);
    await switchLanguage(texts, "EN");
    expect(texts.t("common.cancel")).toBe("Never mind");
    expect(createTexts({ brand }).t("common.cancel")).toBe(es.common.cancel);
  });
});

test("digits are grouped in numbers only", () => {
  const { t } = createTexts({ brand });
  expect(t("home.hotNotice", { title: "2318" })).toContain("2318");
});

test("a brand hides a text with an empty one, in that language only", async () => {
  const texts = createTexts({ brand, brandTexts: { ES: { shell: { login: "" } } } });
  expect(texts.t("shell.login")).toBe("");
  await switchLanguage(texts, "EN");
  expect(texts.t("shell.login")).not.toBe("");
});
