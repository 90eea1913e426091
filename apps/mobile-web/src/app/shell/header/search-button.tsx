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

/** The search is an entry of the history, so that going back closes it. */
const isOpen = (): boolean => "history" in globalThis && window.history.state?.search === true;

/** The browser goes back in its own time; closed twice meanwhile, the search would take the page along. */
let closing = false;

/**
 * Numbered as the router numbers its pages: what the search leads to takes this entry's place, and has a page
 * behind it.
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

/** Opens the slot search (Spec §2). Until its code has come a field of the bar takes what is typed. */
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
