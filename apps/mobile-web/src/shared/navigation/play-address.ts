import { GameType } from "@volado/domain/games";
import { isPrizeMode, type LaunchTarget, LOBBY, PrizeMode } from "@volado/domain/launch";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { merchant } from "../merchant.ts";
import { paths } from "./paths.ts";

const id = z.string().check(z.minLength(1), z.maxLength(80));

const addressSchema = z.object({
  node: id,
  game: id,
  vendor: id,
  type: z.enum(GameType),
  code: z.optional(id),
  mode: z.optional(z.enum(PrizeMode)),
  kind: z.optional(z.enum(["trad", "ent"])),
  demo: z.optional(z.literal("1")),
});

/** The game in an address; undefined if the address is not valid. The gateway decides whether it may be played. */
export const readPlayAddress = (search: URLSearchParams): LaunchTarget | undefined => {
  const { data } = addressSchema.safeParse(Object.fromEntries(search));
  return (
    data && {
      nodeId: data.node,
      gameId: data.game,
      vendor: data.vendor,
      type: data.type,
      code: data.code ?? LOBBY,
      lotteryMode: data.mode,
      playType: data.kind,
      freePlay: data.demo === "1",
    }
  );
};

const names = new Map<string, string>();

/**
 * Names of tapped games by node. Addresses don't contain them (docs/decisions/003), and history state is lost on login.
 */
export const gameNames = {
  set: (nodeId: string, name: string): void => void names.set(nodeId, name),
  get: (nodeId: string): string | undefined => names.get(nodeId),
};

/** Query parameter of a game's demo for members. */
const PRACTICE = { as: "practice" } as const;

/** Whether an address opens the game's demo, for members too (Spec §6 "free play"). */
export const asksForPractice = (search: string): boolean =>
  new URLSearchParams(search).get("as") === PRACTICE.as;

/** The query changed to open the demo, or the game itself. */
export const withPractice = (search: string, practice: boolean): string => {
  const query = new URLSearchParams(search);
  if (practice) query.set("as", PRACTICE.as);
  else query.delete("as");
  return `?${query}`;
};

/**
 * Address of a game with everything that its launch needs (Spec §7), including a lottery's mode and kind, so that the
 * game opens again after a reload, after a login, or from a shared link. The sportsbook's lobby has its own page (Spec
 * §2 /m/fb-games).
 */
export const playPath = (target: LaunchTarget): string => {
  if (target.gameId === LOBBY && target.vendor === merchant.vendors.sportsbook) return paths.sportsbook.to();
  return paths.play.to({
    node: target.nodeId,
    game: target.gameId,
    vendor: target.vendor,
    type: target.type,
    code: target.code === LOBBY ? undefined : target.code,
    mode: isPrizeMode(target.lotteryMode) ? target.lotteryMode : undefined,
    kind: target.playType,
    demo: target.freePlay ? "1" : undefined,
  });
};

/** A game to open; its name is shown while it loads. */
export type OpenableGame = LaunchTarget & { readonly name: string };

/** Opens a game's page; that page asks guests to log in if necessary. `replace` is for overlays. */
export const useOpenGame = ({ replace = false } = {}): ((game: OpenableGame) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (game) => {
      gameNames.set(game.nodeId, game.name);
      void navigate(playPath(game), { state: { name: game.name }, replace });
    },
    [navigate, replace],
  );
};
