import { type Announcement, openedNotice } from "@volado/domain/announcements";
import { useEffect, useState } from "react";

/**
 * The index of the open notice, as named in the URL (Spec §2 "one expandable by index in the location query"). The
 * same notice stays open when the refetched list has another order, and the URL follows; if it is removed, none is
 * open.
 *
 * @param notices undefined while loading
 * @param index as written in the URL
 * @param onIndex receives the notice's new index, or undefined if it is gone
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
