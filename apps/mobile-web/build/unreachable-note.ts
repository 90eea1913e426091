import { escapeHtml } from "./brand-head.ts";
import { fromSource } from "./from-source.ts";
import type { Brand } from "./merchant.ts";

/** Over the painted shell, which says nothing any more: it only looked as if something were coming. */
export const unreachableStyle =
  ".app-lost,[lang=es] .app-lost [lang=en],[lang=en] .app-lost [lang=es]{display:none}[data-lost] #root{opacity:.3;pointer-events:none}[data-lost] .app-lost{display:block;position:fixed;z-index:var(--vo-z-toast);inset:auto 0 0;padding:24px 16px calc(24px + var(--vo-safe-bottom));background:var(--vo-surface-raised);text-align:center}.app-lost p{margin-bottom:16px}";

/** What the page shows instead of its shell's promise when the start script marks it as lost (start-script.ts). */
export const unreachableNote = async ({ languages }: Brand): Promise<string> => {
  const { unreachable } = await fromSource<typeof import("./sources/page-texts.ts")>(
    "build/sources/page-texts.ts",
  );
  const spoken = unreachable.filter(({ language }) => languages.includes(language));
  const words = spoken.map(
    ({ lang, message, retry }) =>
      `<div lang="${lang}"><p>${escapeHtml(message)}</p><a class="vo-button" data-variant="action" data-size="m" href="">${escapeHtml(retry)}</a></div>`,
  );
  return `<div class="app-lost" role="alert">${words.join("")}</div>`;
};
