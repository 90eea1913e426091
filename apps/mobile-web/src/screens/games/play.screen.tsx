import { GameType } from "@volado/domain/games";
import { vendorLobby } from "@volado/domain/launch";
import { useMemo } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { merchant } from "../../shared/merchant.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { gameNames, readPlayAddress } from "../../shared/navigation/play-address.ts";
import { PlayLayout, type PlayLayoutProps } from "./play-layout.tsx";

export const texts = ["lobby"] as const;

/** The lobby of the merchant's sports vendor; the mode of sports doesn't depend on other categories. */
const { sportsbook, lottery } = merchant.vendors;
const sportsLobby = vendorLobby({ code: sportsbook, type: GameType.Sports }, [], lottery);

const stateSchema = z.object({ name: z.string() });

/** The game in the address (docs/decisions/003). */
function AddressedGame() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const target = useMemo(() => readPlayAddress(search), [search]);
  if (!target) return <Navigate to={paths.home.to()} replace />;
  const name = stateSchema.safeParse(state).data?.name ?? gameNames.get(target.nodeId);
  return <PlayLayout kind="game" target={target} name={name} />;
}

/** A game, or sports betting, over the whole screen (Spec §2 "Sports (FB) page", §4 `relogin`). */
export default function PlayScreen({ kind }: Pick<PlayLayoutProps, "kind">) {
  return kind === "game" ? (
    <AddressedGame />
  ) : (
    <PlayLayout kind="sportsbook" target={sportsLobby} name={undefined} />
  );
}
