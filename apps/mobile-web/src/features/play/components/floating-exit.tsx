import { CloseIcon, IconButton } from "@volado/ui";
import type { PlayTexts } from "../hooks/use-play-texts.ts";

/** The exit button of a full-screen page; it overlays the frame. */
export function FloatingExit({ texts, onExit }: FloatingExitProps) {
  return (
    <>
      <h1 className="vo-visually-hidden">{texts.title}</h1>
      <IconButton className="app-play__float" variant="raised" label={texts.exit} onClick={onExit}>
        <CloseIcon />
      </IconButton>
    </>
  );
}

interface FloatingExitProps {
  readonly texts: PlayTexts;
  readonly onExit: () => void;
}
