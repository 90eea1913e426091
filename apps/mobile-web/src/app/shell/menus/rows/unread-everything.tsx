import { UnreadMark } from "../../../../features/account/components/unread-mark.tsx";
import { useUnread } from "../../../../shared/inbox/use-unread.ts";

/** The mark of what waits in the message centre. */
export default function UnreadEverything() {
  return <UnreadMark count={useUnread()} />;
}
