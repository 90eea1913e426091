import { badgeText } from "@volado/domain/text";
import { Badge } from "@volado/ui";

export interface UnreadBadgeProps {
  readonly count: number;
  /** What is read out instead, given what is shown, such as "3 unread". */
  readonly label: (shown: string) => string;
}

/** An unread count at the end of a row or on a tile: nothing at 0, 99+ from 100 on (Spec §9). */
export function UnreadBadge({ count, label }: UnreadBadgeProps) {
  const shown = badgeText(count);
  return shown === undefined ? null : <Badge label={label(shown)}>{shown}</Badge>;
}
