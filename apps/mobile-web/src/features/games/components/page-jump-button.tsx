import { pageCount } from "@volado/domain/games";
import { formatCount } from "@volado/i18n";
import { Button } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListJump } from "../../../shared/games/game-list-result.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { prefetch } from "../../../shared/lazy/prefetch.ts";

/** A list of fewer pages is scrolled through. */
const LONG_LIST = 8;

/** Games between the top and the middle of a phone's screen, whose page counts as the one shown. */
const ABOVE_MIDDLE = 6;

const PageJump = lazyComponent({
  name: "page jump",
  load: () => import("./page-jump.tsx"),
  prefetch: "idle",
  onFail: "message",
});

/**
 * Says which page of a long list the player is at, and takes them to another. It stands over the list once it has been
 * scrolled; at the top it is there for the keyboard alone.
 */
export function PageJumpButton({ jump, total, index, onArrive }: PageJumpButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [open, setOpen] = useState(false);

  const pages = pageCount(total, jump.pageSize);
  if (pages < LONG_LIST) return null;
  const page = Math.min(pages, Math.floor((index + ABOVE_MIDDLE) / jump.pageSize) + 1);
  const values = { page: formatCount(page, language), pages: formatCount(pages, language) };

  const goTo = async (wanted: number) => {
    const first = (wanted - 1) * jump.pageSize;
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
  /** Games of the whole list. */
  readonly total: number;
  /** Index of the topmost game on the screen, as the page last came to rest. */
  readonly index: number;
  /** Told the index of the page's first game, once it has come. */
  readonly onArrive: (index: number) => void;
}
