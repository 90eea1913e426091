/** A banner's lines over its picture: headline, text and call. Hidden, because the picture's `alt` has them. */
export const BannerWords = ({ words }: { words: readonly string[] | undefined }) =>
  words && (
    <span className="vo-banner__words" aria-hidden="true">
      {words.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
