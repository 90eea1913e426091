import { useEffect, useEffectEvent, useState } from "react";
import { listen } from "../../events/events.ts";

/** The text being typed, and what becomes of it. */
interface DebouncedSearch {
  /** What stands in the field, untrimmed. */
  text: string;
  /** Takes what the player types; the search follows when the typing rests. */
  type: (text: string) => void;
  /** Searches at once, whether or not the term changed. */
  searchNow: (text: string) => void;
}

/** What the search goes by. */
interface SearchSettings {
  /** The term in force. */
  term: string;
  /** What stands in the field at first instead of the term. */
  typed: string;
  /** Milliseconds the typing has to rest. */
  delay: number;
  onSearch: (term: string) => void;
}

/**
 * Keeps the typed text apart from the term in force: the term follows, trimmed, once the typing has rested for
 * `delay` milliseconds (Spec §5). A press anywhere holds the search back, and its release begins the rest anew: results
 * that came between the two would take away what is being pressed. A term set from outside, such as by a reset,
 * replaces the text.
 */
export function useDebouncedSearch({ term, typed, delay, onSearch }: SearchSettings): DebouncedSearch {
  const [text, setText] = useState(typed || term);
  const [sent, setSent] = useState(term);
  const [known, setKnown] = useState(term);
  if (term !== known) {
    setKnown(term);
    // Our own search coming back as the new term must not undo what was typed meanwhile.
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
