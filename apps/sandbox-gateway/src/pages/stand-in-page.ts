import type { Brand } from "../brand/brand.ts";
import type { ContentLanguage } from "../catalogue/wire.ts";
import { html, type Raw } from "./html.ts";

export interface PageView {
  readonly language: ContentLanguage;
  readonly brand: Pick<Brand, "name" | "icon">;
}

/** A page that stands in for a third party; `folder` serves its style sheet. Without scripts. */
export const standInPage = (
  { language, brand }: PageView,
  folder: string,
  title: string,
  content: Raw,
): string =>
  html`<!doctype html>
<html lang="${language.toLowerCase()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#14101f">
<title>${title} · ${brand.name}</title>
<link rel="icon" href="${brand.icon}">
<link rel="stylesheet" href="${folder}/base.css">
<link rel="stylesheet" href="${folder}/stand-in.css">
</head>
<body>
<main class="card">
<img src="${brand.icon}" alt="" width="56" height="56">
<h1>${title}</h1>
${content}
</main>
</body>
</html>`.markup;
