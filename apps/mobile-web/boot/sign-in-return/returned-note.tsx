/** The note in one language. */
export interface ReturnedText {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly text: string;
  readonly link: string;
}

/** The note for visitors who stay on the page, in each language, with a link to login. */
export function ReturnedNote({ texts, loginPath }: ReturnedNoteProps) {
  return texts.map(({ lang, text, link }) => (
    <p key={lang} lang={lang}>
      {text}
      <br />
      <a href={loginPath}>{link}</a>
    </p>
  ));
}

/** The text of {@link ReturnedNote} and the target of its link. */
export interface ReturnedNoteProps {
  readonly texts: readonly ReturnedText[];
  readonly loginPath: string;
}
