import type { Brand } from "../brand/brand.ts";
import { html, type Raw } from "../pages/html.ts";
import type { AuthorizeRequest } from "./authorize-request.ts";
import { type DemoPerson, demoPeople, type OAuthProvider } from "./people.ts";

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

/** Whom the page is shown to: in which language, on the way into which brand's site. */
export interface AuthorizeView {
  readonly language: "es" | "en";
  readonly brand: Pick<Brand, "name" | "icon">;
}

const page = ({ language, brand }: AuthorizeView, title: string, content: Raw): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#14101f">
<title>${title}</title>
<link rel="icon" href="${brand.icon}">
<link rel="stylesheet" href="/oauth/shared/stand-in.css">
<link rel="stylesheet" href="/oauth/assets/authorize.css">
</head>
<body>
<main class="card">
<img src="${brand.icon}" alt="" width="56" height="56">
<h1>${title}</h1>
${content}
</main>
</body>
</html>`.markup;

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
  view: AuthorizeView,
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
export const badRequestPage = (field: string, view: AuthorizeView): string =>
  page(view, texts[view.language].wrong, html`<p>${texts[view.language].field(field)}</p>`);
