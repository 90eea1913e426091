import { useEffect, useEffectEvent, useState } from "react";
import { listen } from "../../events/events.ts";

interface DebouncedSearch {
  /** The current text, untrimmed. */
  text: string;
  /** Updates the text. The search follows when typing pauses. */
  type: (text: string) => void;
  /** Searches immediately, even if the term is unchanged. */
  searchNow: (text: string) => void;
}

interface SearchSettings {
  term: string;
  /** Initial text instead of the term. */
  typed: string;
  /** Pause in typing before a search, in milliseconds. */
  delay: number;
  onSearch: (term: string) => void;
}

/**
 * Separates the typed text from the applied term, which follows, trimmed, after a pause of `delay` milliseconds (Spec
 * §5). While the pointer is pressed there is no search, and its release restarts the pause, because new results would
 * replace the pressed element. A term changed from outside, such as by a reset, replaces the text.
 */
export function useDebouncedSearch({ term, typed, delay, onSearch }: SearchSettings): DebouncedSearch {
  const [text, setText] = useState(typed || term);
  const [sent, setSent] = useState(term);
  const [known, setKnown] = useState(term);
  if (term !== known) {
    setKnown(term);
    // The term of our own search must not overwrite what was typed since.
    if (term !== sent) {
      setSent(term);
      setText(term);
    }
  }

  const search = (next: string) => {
    setSent(next);
    onSearch(next);
  };
  const searchAfterRest = useEffectEvent(search);
  useEffect(() => {
    const next = text.trim();
    if (next === sent) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => clearTimeout(timer);
    const rest = () => {
      hold();
      timer = setTimeout(() => searchAfterRest(next), delay);
    };
    rest();
    const stop = listen(
      window,
      { pointerdown: hold, pointerup: rest, pointercancel: rest },
      { capture: true },
    );
    return () => {
      hold();
      stop();
    };
  }, [text, sent, delay]);

  return {
    text,
    type: setText,
    searchNow: (next) => {
      setText(next);
      search(next.trim());
    },
  };
}
