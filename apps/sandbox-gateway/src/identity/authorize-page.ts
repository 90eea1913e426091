import { html, type Raw } from "../pages/html.ts";
import { type PageView, standInPage } from "../pages/stand-in-page.ts";
import type { AuthorizeRequest } from "./authorize-request.ts";
import { type DemoPerson, demoPeople, type OAuthProvider } from "./providers.ts";

const names = { google: "Google", facebook: "Facebook" } as const satisfies Record<OAuthProvider, string>;

const texts = {
  es: {
    title: (name: string) => `Cuentas de prueba de ${name}`,
    lead: (name: string, brand: string) =>
      `Esta página ocupa el lugar de ${name} en el sandbox. Elige con quién quieres entrar a ${brand}.`,
    cancel: "Cancelar",
    wrong: "La solicitud no es válida",
    field: (name: string) =>
      `El campo ${name} falta o no es correcto. Cierra esta ventana e inténtalo de nuevo.`,
  },
  en: {
    title: (name: string) => `${name} test accounts`,
    lead: (name: string, brand: string) =>
      `In the sandbox this page stands in for ${name}. Choose who signs in to ${brand}.`,
    cancel: "Cancel",
    wrong: "The request is not valid",
    field: (name: string) => `The field ${name} is missing or not right. Close this window and try again.`,
  },
} as const;

const page = (view: PageView, title: string, content: Raw): string =>
  standInPage(view, "/oauth/shared", title, content);

const initials = (name: string): string =>
  name
    .split(" ")
    .map(([first = ""]) => first)
    .join("");

/**
 * The page where somebody chooses an account. Plain links, no script: each leads on with the whole request.
 * @param linkTo the address that a choice leads to; undefined is the cancelling one
 */
export const authorizePage = (
  { provider }: AuthorizeRequest,
  view: PageView,
  linkTo: (person: DemoPerson | undefined) => string,
): string => {
  const text = texts[view.language];
  const name = names[provider];
  return page(
    view,
    text.title(name),
    html`<p>${text.lead(name, view.brand.name)}</p>
<ul class="choices">${demoPeople[provider].map(
      (person) =>
        html`<li><a class="choice" href="${linkTo(person)}">
<span class="person__face" aria-hidden="true">${initials(person.name)}</span>
<span class="person__name">${person.name}<span class="person__mail">${person.email}</span></span></a></li>`,
    )}</ul>
<a class="cancel" href="${linkTo(undefined)}">${text.cancel}</a>`,
  );
};

/** What is shown instead of leading a bad request anywhere. @param field the one that does not fit */
export const badRequestPage = (field: string, view: PageView): string =>
  page(view, texts[view.language].wrong, html`<p>${texts[view.language].field(field)}</p>`);
