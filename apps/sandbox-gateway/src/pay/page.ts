import type { ContentLanguage } from "../catalogue/wire.ts";
import { html, type Raw } from "../pages/html.ts";
import { type PageView, standInPage } from "../pages/stand-in-page.ts";

/** Address of a deposit's pay page, relative to the gateway's origin. */
export const payPath = (ticket: string, language: ContentLanguage): string =>
  `/pay/${ticket}?lang=${language.toLowerCase()}`;

const texts = {
  ES: {
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
  EN: {
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

const page = (view: PageView, content: Raw): string =>
  standInPage(view, "/pay/shared", texts[view.language].title, content);

export interface ShownPayment {
  /** Such as "$250.00". */
  readonly amount: string;
  readonly reference: string;
  readonly answerTo: string;
  readonly backTo: string;
  readonly pending: boolean;
}

/** The page to pay, cancel or go back. Without scripts. */
export const payPage = (payment: ShownPayment, view: PageView): string => {
  const text = texts[view.language];
  if (!payment.pending)
    return page(
      view,
      html`<p>${text.gone}</p><a class="cancel" href="${payment.backTo}">${text.return(view.brand.name)}</a>`,
    );
  const choice = (outcome: "paid" | "rejected", label: string) =>
    html`<li><button class="choice" name="outcome" value="${outcome}">${label}</button></li>`;
  return page(
    view,
    html`<p>${text.lead}</p>
<p>${text.amount} <strong>${payment.amount}</strong> · ${payment.reference}</p>
<form method="post" action="${payment.answerTo}"><ul
  class="choices">${choice("paid", text.pay)}${choice("rejected", text.refuse)}</ul></form>
<a class="cancel" href="${payment.backTo}">${text.back}</a>`,
  );
};

export const unknownPaymentPage = (view: PageView): string =>
  page(view, html`<p>${texts[view.language].unknown}</p>`);
