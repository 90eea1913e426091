import { pageCount } from "@volado/domain/games";
import { formatCount } from "@volado/i18n";
import { Button } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListJump } from "../../../shared/games/game-list-result.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { prefetch } from "../../../shared/lazy/prefetch.ts";

/** Shorter lists are quick to scroll. */
const LONG_LIST = 8;

/** Games between the top and the middle of a phone screen; the page in the middle counts as current. */
const ABOVE_MIDDLE = 6;

const PageJump = lazyComponent({
  name: "page jump",
  load: () => import("./page-jump.tsx"),
  prefetch: "idle",
  onFail: "message",
});

/**
 * Shows the current page of a long list and jumps to others. It appears over the list once scrolled; at the top it is
 * only reachable by keyboard.
 */
export function PageJumpButton({ jump, total, index, onArrive }: PageJumpButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [open, setOpen] = useState(false);

  const pages = pageCount(total, jump.pageSize);
  if (pages < LONG_LIST) return null;
  const page = Math.min(pages, Math.floor((index + ABOVE_MIDDLE) / jump.pageSize) + 1);
  const values = { page: formatCount(page, language), pages: formatCount(pages, language) };

  const goTo = async (target: number) => {
    const first = (target - 1) * jump.pageSize;
    if (!(await jump.to(first))) return;
    setOpen(false);
    onArrive(first);
  };

  return (
    <div className="app-page-jump" data-at-top={index === 0 || undefined}>
      <Button
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        aria-label={t("games.jump.open", values)}
        onPointerDown={() => prefetch(PageJump.preload)}
        onClick={() => setOpen(true)}
      >
        {t("games.jump.shown", values)}
      </Button>
      <PageJump
        waiting={null}
        open={open}
        onClose={() => setOpen(false)}
        page={page}
        pages={pages}
        pending={jump.state === "loading"}
        failed={jump.state === "error"}
        onJump={goTo}
      />
    </div>
  );
}

interface PageJumpButtonProps {
  readonly jump: ListJump;
  /** Number of games in the list. */
  readonly total: number;
  /** Index of the topmost visible game when scrolling last stopped. */
  readonly index: number;
  /** Called with the index of the page's first game once it has loaded. */
  readonly onArrive: (index: number) => void;
}
