import { CloseIcon, IconButton } from "@volado/ui";
import type { PlayWords } from "../hooks/use-play-words.ts";

/** The way out of a page that has the whole screen: it lies over the frame and takes none of its room. */
export function FloatingExit({ words, onExit }: FloatingExitProps) {
  return (
    <>
      <h1 className="vo-visually-hidden">{words.title}</h1>
      <IconButton className="app-play__float" variant="raised" label={words.exit} onClick={onExit}>
        <CloseIcon />
      </IconButton>
    </>
  );
}

interface FloatingExitProps {
  readonly words: PlayWords;
  readonly onExit: () => void;
}
