import "./row-note.css";
import type { ReactNode } from "react";

/** Stands in the place of a row of games, in its height: words, or the offer to try again. */
export function RowNote({ children }: { children: ReactNode }) {
  return <div className="app-row-note">{children}</div>;
}
