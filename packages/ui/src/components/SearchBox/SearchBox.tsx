import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useRef } from "react";
import { SearchIcon } from "../../icons/index.ts";
import { CloseButton } from "../../overlays/overlay.tsx";
import { CoinMark } from "../CoinMark/CoinMark.tsx";
import { useDebouncedSearch } from "./use-debounced-search.ts";

/**
 * A search field: searches when the typing rests, at once on Enter, and for nothing when cleared. The term
 * given out is trimmed.
 */
export function SearchBox({
  term = "",
  typed = "",
  onSearch,
  onChange,
  delay = 600,
  maxLength = 100,
  pending = false,
  labels,
  autoFocus,
  className,
  ...rest
}: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const { text, type, searchNow } = useDebouncedSearch({ term, typed, delay, onSearch });
  return (
    <search {...rest} className={clsx("vo-search", className)}>
      <form
        className="vo-search__form"
        onSubmit={(event) => {
          event.preventDefault();
          searchNow(text);
        }}
      >
        <span className="vo-search__mark">
          {pending ? <CoinMark size={20} spin /> : <SearchIcon size={20} />}
        </span>
        <input
          ref={field}
          className="vo-search__field"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the consumer asks for it where the player has just opened the search.
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          aria-label={labels.field}
          aria-busy={pending}
          placeholder={labels.placeholder}
          maxLength={maxLength}
          value={text}
          onChange={(event) => {
            type(event.target.value);
            onChange?.(event.target.value);
          }}
        />
        {text !== "" && (
          <CloseButton
            label={labels.clear}
            onClick={() => {
              searchNow("");
              onChange?.("");
              field.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}

/** Strings of {@link SearchBox}. */
export interface SearchBoxLabels {
  /** Name of the field, such as "Search games". */
  field: string;
  placeholder: string;
  /** Name of the clear button. */
  clear: string;
}

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<"search">, "children" | "onChange"> {
  /**
   * The term in force. Setting it to another, as a reset does, replaces the text.
   * @default ""
   */
  term?: string | undefined;
  /**
   * What was typed before the box was there, such as into a painted page: stands in the field at first, and
   * is searched for.
   * @default ""
   */
  typed?: string | undefined;
  /** Called with the trimmed term: when the typing rests, on Enter, and with "" when cleared. */
  onSearch: (term: string) => void;
  /** Called at each keystroke with the text as it stands. */
  onChange?: ((text: string) => void) | undefined;
  /**
   * How long the typing has to rest, in milliseconds (Spec §5).
   * @default 600
   */
  delay?: number | undefined;
  /**
   * How much can be typed, in UTF-16 units.
   * @default 100
   */
  maxLength?: number | undefined;
  /**
   * Turns the coin while results are on their way.
   * @default false
   */
  pending?: boolean | undefined;
  /** Puts the cursor into the field when it appears: only in a search the player has just opened. */
  autoFocus?: boolean | undefined;
  labels: SearchBoxLabels;
}
