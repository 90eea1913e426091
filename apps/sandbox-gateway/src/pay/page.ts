import type { Brand } from "../brand/brand.ts";
import { html, type Raw } from "../pages/html.ts";

/** Languages of the page. */
export type PayLanguage = "es" | "en";

const texts = {
  es: {
    title: "Página de pago de prueba",
    lead: "Ocupa el lugar de un proveedor de pagos en el sandbox. Aquí no se mueve dinero de verdad.",
    amount: "Vas a pagar",
    pay: "Pagar",
    refuse: "Rechazar el pago",
    back: "Volver sin pagar",
    gone: "Este pago ya no está pendiente.",
    return: (brand: string) => `Volver a ${brand}`,
    unknown: "No encontramos este pago.",
  },
  en: {
    title: "Test payment page",
    lead: "It stands in for a payment provider in the sandbox. No real money moves here.",
    amount: "You are paying",
    pay: "Pay",
    refuse: "Refuse the payment",
    back: "Go back without paying",
    gone: "This payment is not pending any more.",
    return: (brand: string) => `Back to ${brand}`,
    unknown: "We can't find this payment.",
  },
} as const;

/** What the page shows of the brand. */
type Shown = Pick<Brand, "name" | "icon">;

const page = (language: PayLanguage, { name, icon }: Shown, content: Raw): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#14101f">
<title>${texts[language].title} · ${name}</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="/pay/shared/stand-in.css">
</head>
<body>
<main class="card">
<img src="${icon}" alt="" width="56" height="56">
<h1>${texts[language].title}</h1>
${content}
</main>
</body>
</html>`.markup;

/** A payment as the page shows it. */
export interface ShownPayment {
  /** Such as "$250.00". */
  readonly amount: string;
  readonly reference: string;
  /** Where the form goes. */
  readonly answerTo: string;
  /** The deposit's page on the site. */
  readonly backTo: string;
  readonly pending: boolean;
}

/** Where somebody pays, refuses or goes back. Without scripts. */
export const payPage = (payment: ShownPayment, language: PayLanguage, brand: Shown): string => {
  const text = texts[language];
  if (!payment.pending)
    return page(
      language,
      brand,
      html`<p>${text.gone}</p><a class="cancel" href="${payment.backTo}">${text.return(brand.name)}</a>`,
    );
  const choice = (outcome: "paid" | "rejected", label: string) =>
    html`<li><button class="choice" name="outcome" value="${outcome}">${label}</button></li>`;
  return page(
    language,
    brand,
    html`<p>${text.lead}</p>
<p>${text.amount} <strong>${payment.amount}</strong> · ${payment.reference}</p>
<form method="post" action="${payment.answerTo}"><ul
  class="choices">${choice("paid", text.pay)}${choice("rejected", text.refuse)}</ul></form>
<a class="cancel" href="${payment.backTo}">${text.back}</a>`,
  );
};

/** What is shown for an address that leads to no payment. */
export const unknownPaymentPage = (language: PayLanguage, brand: Shown): string =>
  page(language, brand, html`<p>${texts[language].unknown}</p>`);
