import { expect, test } from "vitest";
import { readSchema } from "../../test-server/read-schema.ts";
import { captchaSchema } from "./verification.schema.ts";

const base64 = (text: string) => btoa(text);

test("a data URL is unchanged", () => {
  const image = "data:image/svg+xml;base64,PHN2Zy8+";
  expect(readSchema(captchaSchema, { id: "c", image })).toEqual({ id: "c", image });
});

test.each([
  ["png", "\u0089PNG\r\n\u001a\n...", "image/png"],
  ["jpeg", "\u00ff\u00d8\u00ff\u00e0...", "image/jpeg"],
  ["gif", "GIF89a...", "image/gif"],
  ["svg", "<svg/>", "image/svg+xml"],
  ["xml", '<?xml version="1.0"?><svg/>', "image/svg+xml"],
  ["unknown", "BM......", "image/png"],
])("base64 alone becomes one by its first bytes: %s", (_, bytes, type) => {
  const image = base64(bytes);
  expect(readSchema(captchaSchema, { id: 7, image })).toEqual({
    id: "7",
    image: `data:${type};base64,${image}`,
  });
});

test("base64 may have line breaks", () => {
  expect(readSchema(captchaSchema, { id: "c", image: "R0lG\r\nODlh\n" })).toMatchObject({
    image: "data:image/gif;base64,R0lGODlh",
  });
});

test.each([[{}], [{ id: null }], [{ id: "" }]])("with %j the captcha has no id", (id) => {
  expect(readSchema(captchaSchema, { ...id, image: "R0lGODlh" })).toMatchObject({ id: "" });
});

test.each(["", "https://elsewhere.example/c.png", "data:text/html;base64,PGI+", "no base64!"])(
  "%j is no picture",
  (image) => {
    expect(captchaSchema.safeParse({ id: "c", image }).success).toBe(false);
  },
);
