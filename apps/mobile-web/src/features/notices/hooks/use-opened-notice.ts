import { type Announcement, openedNotice } from "@volado/domain/announcements";
import { useEffect, useState } from "react";

/**
 * Which notice stands open: the one at the place that the address names (Spec §2 "one expandable by index in
 * the location query"). It stays that one when the list comes anew in another order, and the address follows
 * it; when it is gone none is open.
 *
 * @param notices undefined while they are on their way
 * @param index as it stands in the address
 * @param onIndex the open one has another place by now, or none
 * @returns its place in the list
 */
export const useOpenedNotice = (
  notices: readonly Announcement[] | undefined,
  index: string | null,
  onIndex: (place: number | undefined) => void,
): number | undefined => {
  const [opened, setOpened] = useState<{ readonly index: string | null; readonly id: string | undefined }>();
  const named = notices && openedNotice(index, notices.length);

  let current = opened;
  if (notices && opened?.index !== index) {
    current = { index, id: named === undefined ? undefined : notices[named]?.id };
    setOpened(current);
  }
  const found = notices?.findIndex(({ id }) => id === current?.id) ?? -1;
  const place = found < 0 ? undefined : found;

  const moved = notices !== undefined && current?.id !== undefined && place !== named;
  useEffect(() => {
    if (moved) onIndex(place);
  }, [moved, place, onIndex]);
  return place;
};
