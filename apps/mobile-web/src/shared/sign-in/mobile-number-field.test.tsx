// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import { MobileNumberField } from "./mobile-number-field.tsx";

const diallingCodes = [
  { value: "52", label: "México +52" },
  { value: "1", label: "Estados Unidos +1" },
];

function Form() {
  const [typed, setTyped] = useState("");
  const [code, setCode] = useState("52");
  return (
    <MobileNumberField
      label="Celular"
      typed={typed}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      diallingCodes={diallingCodes}
      diallingCode={code}
      onDiallingCodeChange={setCode}
    />
  );
}

const open = async () => {
  const { texts, wrapper } = testSite(async () => Response.json({ success: true }));
  await loadTexts(texts, "account");
  render(<Form />, { wrapper });
  const offer = texts.t("sms.chooseCountry", { country: "Estados Unidos +1" });
  const field = screen.getByLabelText<HTMLInputElement>("Celular");
  return {
    field,
    country: () => screen.getByRole<HTMLSelectElement>("combobox").value,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    offer: () => screen.queryByRole("button", { name: offer }),
  };
};

afterEach(cleanup);

it("offers the country of a pasted number and keeps what was typed", async () => {
  const { field, country, type, offer } = await open();
  type("+1 555 123 4567");
  const button = offer();
  if (!button) throw new Error("The country isn't offered.");
  fireEvent.click(button);
  expect(country()).toBe("1");
  expect(field.value).toBe("+1 555 123 4567");
  expect(document.activeElement).toBe(field);
  expect(offer()).toBe(null);
});

it("accepts a pasted number in full", async () => {
  const { field, type } = await open();
  expect(field.maxLength).toBe(-1);
  type("+52 1 (55) 1234 - 5678");
  expect(field.value).toBe("+52 1 (55) 1234 - 5678");
});

it.each(["55 1234 5678", "+52 55 1234 5678", "+44 20 7946 0000"])("offers nothing for %s", async (typed) => {
  const { type, offer } = await open();
  type(typed);
  expect(offer()).toBe(null);
});
