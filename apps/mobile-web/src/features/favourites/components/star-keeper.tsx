import { useEffect } from "react";
import { noStars, useStars } from "../../../shared/games/stars-store.ts";
import { useFavourites } from "../hooks/use-favourites.ts";

/** Keeps a signed-in player's stars for every tile of the site; draws nothing. A star wished for before is set now. */
export default function StarKeeper() {
  const { ids, leaving, setStar } = useFavourites();
  const { wanted, want, publish } = useStars();

  useEffect(() => publish({ ids, leaving, setStar }), [ids, leaving, setStar, publish]);
  useEffect(() => () => publish(noStars), [publish]);
  useEffect(() => {
    if (!wanted) return;
    want(undefined);
    setStar(wanted, true);
  }, [wanted, want, setStar]);
  return null;
}
