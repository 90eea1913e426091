import { expect, test } from "vitest";
import { isCommonPassword } from "./index.ts";

test.each([
  ["12345678", true],
  ["123456", true],
  ["Password1", true],
  ["QWERTY123", true],
  ["1q2w3e4r", true],
  ["contraseña1", true],
  ["contrasen\u0303a1", true],
  ["hola1234", true],
  ["Volado2026", true],
  ["Nopal2026", false],
  ["password1 ", false],
  ["", false],
])("%j is common: %s", (typed, common) => {
  expect(isCommonPassword(typed)).toBe(common);
});
