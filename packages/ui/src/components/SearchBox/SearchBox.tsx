import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useRef } from "react";
import { SearchIcon } from "../../icons/index.ts";
import { CloseButton } from "../../overlays/overlay.tsx";
import { CoinMark } from "../CoinMark/CoinMark.tsx";
import { useDebouncedSearch } from "./use-debounced-search.ts";

/**
 * A search field. Searches when typing pauses, immediately on Enter, and with an empty term when cleared. Terms are
 * trimmed.
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
          // biome-ignore lint/a11y/noAutofocus: only for a search that the player has just opened.
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

export interface SearchBoxLabels {
  /** Accessible name of the field, such as "Search games". */
  field: string;
  placeholder: string;
  /** Name of the clear button. */
  clear: string;
}

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<"search">, "children" | "onChange"> {
  /** The applied term. Changing it from outside, such as by a reset, replaces the text. Defaults to `""`. */
  term?: string | undefined;
  /**
   * Text typed before the component mounted, such as into the prerendered shell: the initial text, which is then
   * searched. Defaults to `""`.
   */
  typed?: string | undefined;
  /** Called with the trimmed term when typing pauses, on Enter, and with "" when cleared. */
  onSearch: (term: string) => void;
  /** Called at each keystroke with the current text. */
  onChange?: ((text: string) => void) | undefined;
  /** Pause in typing before a search, in milliseconds (Spec §5). Defaults to 600. */
  delay?: number | undefined;
  /** Maximum length in UTF-16 code units. Defaults to 100. */
  maxLength?: number | undefined;
  /** Shows the spinner while results are loading. Defaults to `false`. */
  pending?: boolean | undefined;
  /** Focuses the field on mount. Only for a search that the player has just opened. */
  autoFocus?: boolean | undefined;
  labels: SearchBoxLabels;
}
