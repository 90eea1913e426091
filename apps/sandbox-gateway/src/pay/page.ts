import { symbolPath } from "../art/index.ts";
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
    return: "Volver a Volado",
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
    return: "Back to Volado",
    unknown: "We can't find this payment.",
  },
} as const;

const page = (language: PayLanguage, content: Raw): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#14101f">
<title>${texts[language].title}</title>
<link rel="icon" href="${symbolPath("sol")}">
<link rel="stylesheet" href="/oauth/assets/authorize.css">
</head>
<body>
<main class="card">
<img src="${symbolPath("sol")}" alt="" width="56" height="56">
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
export const payPage = (payment: ShownPayment, language: PayLanguage): string => {
  const text = texts[language];
  if (!payment.pending)
    return page(
      language,
      html`<p>${text.gone}</p><a class="cancel" href="${payment.backTo}">${text.return}</a>`,
    );
  const choice = (outcome: "paid" | "rejected", label: string) =>
    html`<li><button class="person" name="outcome" value="${outcome}">${label}</button></li>`;
  return page(
    language,
    html`<p>${text.lead}</p>
<p>${text.amount} <strong>${payment.amount}</strong> · ${payment.reference}</p>
<form method="post" action="${payment.answerTo}"><ul class="people">${choice("paid", text.pay)}${choice("rejected", text.refuse)}</ul></form>
<a class="cancel" href="${payment.backTo}">${text.back}</a>`,
  );
};

/** What is shown for an address that leads to no payment. */
export const unknownPaymentPage = (language: PayLanguage): string =>
  page(language, html`<p>${texts[language].unknown}</p>`);
