/** The note in one language. */
export interface UnreachableText {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly message: string;
  readonly retry: string;
}

/** Covers the shell when the page's code fails to load (load-code.ts, unreachable-note.css). */
export function UnreachableNote({ texts }: { texts: readonly UnreachableText[] }) {
  return (
    <div className="app-unreachable" role="alert">
      {texts.map(({ lang, message, retry }) => (
        <div key={lang} lang={lang}>
          <p>{message}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page again */}
          <a className="vo-button" data-variant="action" data-size="m" href="">
            {retry}
          </a>
        </div>
      ))}
    </div>
  );
}
