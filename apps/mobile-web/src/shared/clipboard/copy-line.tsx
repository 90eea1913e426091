import "./copy-line.css";
import { CopyIcon, IconButton } from "@volado/ui";
import { useCopy } from "./use-copy.ts";

export interface CopyLineProps {
  /** What it is, such as "Link". */
  name: string;
  /** Name of the button. */
  copyLabel: string;
  value: string;
}

/** Something to hand on: its name, the whole of it to be read, and a button that copies it. */
export function CopyLine({ name, copyLabel, value }: CopyLineProps) {
  const copy = useCopy();
  return (
    <div className="app-copy-line">
      <p className="app-copy-line__text">
        <span className="app-copy-line__name">{name}</span>
        <b className="app-copy-line__value">{value}</b>
      </p>
      <IconButton label={copyLabel} onClick={() => void copy(value)}>
        <CopyIcon size={20} />
      </IconButton>
    </div>
  );
}
