import type { Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Page object of the security center. */
export const securityPage = (page: Page, { t }: Texts) => {
  const main = page.getByRole("main");
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  return {
    row: (label: string) => main.getByRole("link", { name: new RegExp(`^${label}`) }),
    field,
    button,
    link: (name: string) => main.getByRole("link", { name, exact: true }),
    failure: main.getByRole("alert"),
    card: {
      holder: field(t("security.card.holder")),
      number: field(t("security.card.number")),
      bank: field(t("security.card.bank")),
      payment: field(t("security.card.payment")),
      submit: button(t("security.card.submit")),
    },
    payment: {
      proof: field(t("security.ownPassword")),
      newPassword: field(t("password.newPassword")),
      again: field(t("password.again")),
      submit: button(t("security.payment.submit")),
    },
  };
};
