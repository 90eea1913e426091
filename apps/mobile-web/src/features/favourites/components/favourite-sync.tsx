import { useEffect } from "react";
import { noStars, useStars } from "../../../shared/games/stars-store.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { useFavourites } from "../hooks/use-favourites.ts";

/** Keeps a signed-in player's stars for every tile of the site; draws nothing. Earlier taps are acted on now. */
export default function FavouriteSync() {
  const { ids, leaving, setStar } = useFavourites();
  const { wanted, takeWanted, publish } = useStars();
  const account = useSession()?.userName;

  useEffect(() => publish({ ids, leaving, setStar }), [ids, leaving, setStar, publish]);
  useEffect(() => () => publish(noStars), [publish]);
  useEffect(() => {
    if (account === undefined || wanted.length === 0) return;
    for (const wish of takeWanted(account)) setStar(wish, wish.starred);
  }, [account, wanted, takeWanted, setStar]);
  return null;
}
