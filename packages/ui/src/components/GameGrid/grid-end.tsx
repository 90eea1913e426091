import { Button } from "../Button/index.ts";
import type { GameGridLabels, GameGridStatus } from "./grid-status.ts";

/** What follows the last row: nothing yet, more on the way, a failure with a way out, or the end. */
export function GridEnd({ status, labels, onRetry }: GridEndProps) {
  return (
    <div className="vo-game-grid__end" role="status">
      {status === "loading" && <span className="vo-visually-hidden">{labels.loading}</span>}
      {status === "end" && <p>{labels.end}</p>}
      {status === "error" && (
        <>
          <p>{labels.error}</p>
          <Button variant="quiet" size="s" onClick={onRetry}>
            {labels.retry}
          </Button>
        </>
      )}
    </div>
  );
}

interface GridEndProps {
  status: GameGridStatus;
  labels: GameGridLabels;
  onRetry: (() => void) | undefined;
}
