import { useMemo } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { paths } from "../../shared/navigation/paths.ts";
import { gameNames } from "../../shared/play/game-names.ts";
import { readPlayAddress } from "../../shared/play/read-play-address.ts";
import { PlayLayout } from "./play-layout.tsx";

/** The parts of the texts that it shows. */
export const texts = ["lobby"] as const;

const stateSchema = z.object({ name: z.string() });

/** The game that the address names (docs/decisions/003). */
export default function PlayScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const target = useMemo(() => readPlayAddress(search), [search]);
  if (!target) return <Navigate to={paths.home.to()} replace />;
  const name = stateSchema.safeParse(state).data?.name ?? gameNames.of(target.nodeId);
  return <PlayLayout kind="game" target={target} name={name} />;
}
