import { loadTexts } from "@volado/i18n";
import { IconButton, SearchIcon } from "@volado/ui";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { getI18n, useTranslation } from "react-i18next";
import type { OpenSearch } from "../../features/game-search/components/game-search.tsx";
import { showToast } from "../../shared/toast/toast-store.ts";

let Search: ComponentType<OpenSearch> | undefined;

const load = () =>
  Promise.all([import("../../screens/games/slot-search.tsx"), loadTexts(getI18n(), "lobby")]).then(
    ([code]) => {
      Search = code.default;
    },
  );

/** The search is an entry of the history, so that going back closes it. The router's part of the entry stays as it is. */
const isOpen = (): boolean => "history" in globalThis && window.history.state?.search === true;

const takeFocus = (field: HTMLElement | null) => field?.focus();

/** Opens the slot search (Spec §2). Until its code has come a field of the bar takes what is typed. */
export function SearchButton() {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(isOpen);
  const [ready, setReady] = useState(Search !== undefined);
  const [typed, setTyped] = useState("");

  useEffect(() => {
    const follow = () => setOpen(isOpen());
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  useEffect(() => {
    if (!open) return;
    load().then(
      () => setReady(true),
      () => {
        showToast({ kind: "error", text: t("errors.network") });
        if (isOpen()) window.history.back();
      },
    );
  }, [open, t]);

  return (
    <>
      <IconButton
        ref={button}
        label={t("games.search.field")}
        aria-haspopup="dialog"
        onPointerDown={() => void load().catch(() => undefined)}
        onClick={() => {
          if (!isOpen()) window.history.pushState({ ...window.history.state, search: true }, "");
          setOpen(true);
        }}
      >
        <SearchIcon />
      </IconButton>
      {ready && Search ? (
        <Search open={open} typed={typed} opener={button} onClose={() => window.history.back()} />
      ) : (
        open && (
          <input
            className="app-search-early"
            type="search"
            aria-label={t("games.search.field")}
            ref={takeFocus}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )
      )}
    </>
  );
}
