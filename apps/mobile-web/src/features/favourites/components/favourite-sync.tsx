import { useEffect } from "react";
import { noFavourites, useFavouritesStore } from "../../../shared/games/favourites-store.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { useFavourites } from "../hooks/use-favourites.ts";

/** Publishes the player's favourites to every tile, and applies taps that were made before login. Renders nothing. */
export default function FavouriteSync() {
  const { ids, leaving, setFavourite } = useFavourites();
  const { pending, takePending, publish } = useFavouritesStore();
  const account = useSession()?.userName;

  useEffect(() => publish({ ids, leaving, setFavourite }), [ids, leaving, setFavourite, publish]);
  useEffect(() => () => publish(noFavourites), [publish]);
  useEffect(() => {
    if (account === undefined || pending.length === 0) return;
    for (const change of takePending(account)) setFavourite(change, change.starred);
  }, [account, pending, takePending, setFavourite]);
  return null;
}
