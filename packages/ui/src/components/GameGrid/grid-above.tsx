import { Button } from "../Button/index.ts";
import type { GameGridLabels } from "./grid-status.ts";

/** What stays on the screen when the games above the first one could not be had: what happened, and a way out. */
export function GridAbove({ failed, labels, onRetry }: GridAboveProps) {
  return (
    <div className="vo-game-grid__above" role="status">
      {failed && (
        <div className="vo-game-grid__failure">
          <p>{labels.error}</p>
          <Button variant="quiet" size="s" onClick={onRetry}>
            {labels.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

interface GridAboveProps {
  failed: boolean;
  labels: GameGridLabels;
  onRetry: () => void;
}
