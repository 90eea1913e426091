/** The note in one language. */
export interface ReturnedText {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly text: string;
  readonly link: string;
}

/** What the page says to whoever stays on it, in each language, with the way to login. */
export function ReturnedNote({ texts, loginPath }: ReturnedNoteProps) {
  return texts.map(({ lang, text, link }) => (
    <p key={lang} lang={lang}>
      {text}
      <br />
      <a href={loginPath}>{link}</a>
    </p>
  ));
}

/** What {@link ReturnedNote} says, and where its link leads. */
export interface ReturnedNoteProps {
  readonly texts: readonly ReturnedText[];
  readonly loginPath: string;
}
