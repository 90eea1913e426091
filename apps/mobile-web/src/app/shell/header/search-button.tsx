import { IconButton, SearchIcon } from "@volado/ui";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { prefetch } from "../../../shared/lazy/prefetch.ts";
import { noteEntry } from "../../../shared/navigation/close-on-back.ts";
import { takeSiteStep } from "../../../shared/navigation/site-step.ts";

const SlotSearch = lazyComponent({
  name: "slot search",
  load: () => import("../../../screens/games/slot-search.tsx"),
  texts: ["lobby"],
  onFail: "message",
});

/** The search is a history entry, so that going back closes it. */
const isOpen = (): boolean => "history" in globalThis && window.history.state?.search === true;

/** History navigation is asynchronous: closing the search twice would also leave the page. */
let closing = false;

/**
 * Numbered like the router's own entries: a page opened from the search replaces this entry and has a page behind it.
 */
const addEntry = () => {
  const { state } = window.history;
  closing = false;
  window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, search: true }, "");
  noteEntry();
};

const close = () => {
  if (closing || !isOpen()) return;
  closing = true;
  takeSiteStep(-1);
};

const takeFocus = (field: HTMLElement | null) => field?.focus({ preventScroll: true });

/**
 * Opens the slot search (Spec §2), or goes to the field of a list that has one. Until the search's code has loaded, a
 * field of the bar takes the input.
 */
export function SearchButton() {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(isOpen);
  const [typed, setTyped] = useState("");

  useEffect(() => {
    const follow = () => {
      closing = false;
      setOpen(isOpen());
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  return (
    <>
      <IconButton
        ref={button}
        className="app-search-button"
        label={t("games.search.field")}
        aria-haspopup="dialog"
        onPointerDown={() => prefetch(SlotSearch.preload)}
        onClick={() => {
          const field = document.querySelector<HTMLElement>(".app-list-tools [type=search]");
          if (field) return field.focus();
          if (!isOpen()) addEntry();
          setOpen(true);
        }}
      >
        <SearchIcon />
      </IconButton>
      <SlotSearch
        open={open}
        typed={typed}
        opener={button}
        onClose={close}
        waiting={
          <input
            className="app-search-early"
            type="search"
            aria-label={t("games.search.field")}
            ref={takeFocus}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        }
      />
    </>
  );
}
