import { useState } from "react";
import { MemberCard } from "../../features/account/components/member-card.tsx";
import { PictureDrawer } from "../../features/profile-picture/components/picture-drawer.tsx";
import { useSession } from "../../shared/session/session-store.ts";

/** Who is here, whose picture is a way to another one. */
export function OwnCard() {
  const session = useSession();
  const [choosing, setChoosing] = useState(false);
  if (!session) return null;
  return (
    <>
      <MemberCard account={session.userName} onPicture={() => setChoosing(true)} />
      {choosing && <PictureDrawer open onClose={() => setChoosing(false)} />}
    </>
  );
}
