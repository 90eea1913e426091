import { badgeText } from "@volado/domain/text";
import { Badge } from "@volado/ui";

export interface UnreadBadgeProps {
  readonly count: number;
  /** Accessible text for the shown number, such as "3 unread". */
  readonly label: (shown: string) => string;
}

/** An unread count on a row or tile: nothing for 0, "99+" from 100 (Spec §9). */
export function UnreadBadge({ count, label }: UnreadBadgeProps) {
  const shown = badgeText(count);
  return shown === undefined ? null : <Badge label={label(shown)}>{shown}</Badge>;
}
