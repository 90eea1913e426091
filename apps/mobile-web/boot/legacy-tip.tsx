/** The tip in one language. */
export interface LegacyTipText {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly title: string;
  readonly message: string;
}

/** Replaces the site in browsers below the floor (legacy-tip.css) and without JavaScript. */
export function LegacyTip({ texts }: { texts: readonly LegacyTipText[] }) {
  const tips = texts.map(({ lang, title, message }) => (
    <p key={lang} lang={lang}>
      <strong>{title}</strong>
      <br />
      {message}
    </p>
  ));
  return (
    <>
      <div className="app-legacy">{tips}</div>
      <noscript>
        <div className="app-legacy app-legacy--shown">{tips}</div>
      </noscript>
    </>
  );
}
