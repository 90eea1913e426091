import { GameType } from "@volado/domain/games";
import {
  BallIcon,
  CardsIcon,
  DrawIcon,
  EsportIcon,
  FeatherIcon,
  FishIcon,
  GridIcon,
  type IconProps,
  LiveIcon,
  SlotsIcon,
  TicketIcon,
} from "@volado/ui";
import type { ComponentType } from "react";

const icons = {
  [GameType.Slots]: SlotsIcon,
  [GameType.Fishing]: FishIcon,
  [GameType.Poker]: CardsIcon,
  [GameType.Live]: LiveIcon,
  [GameType.Sports]: BallIcon,
  [GameType.Esports]: EsportIcon,
  [GameType.InHouse]: GridIcon,
  [GameType.Jili]: SlotsIcon,
  [GameType.Lottery]: TicketIcon,
  [GameType.ElectronicLottery]: DrawIcon,
  [GameType.Cockfight]: FeatherIcon,
} as const satisfies Record<GameType, ComponentType<IconProps>>;

export function CategoryIcon({ type, ...rest }: IconProps & { type: GameType }) {
  const Icon = icons[type];
  return <Icon {...rest} />;
}
