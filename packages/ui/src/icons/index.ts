export {
  DepositIcon,
  EyeIcon,
  EyeOffIcon,
  PauseIcon,
  PlayIcon,
  RefreshIcon,
  SearchIcon,
  StarIcon,
} from "./actions.tsx";
export { FacebookIcon, GoogleIcon } from "./brands.tsx";
export {
  BallIcon,
  CardsIcon,
  DrawIcon,
  EsportIcon,
  FeatherIcon,
  FishIcon,
  GridIcon,
  LiveIcon,
  SlotsIcon,
  SportsIcon,
  TicketIcon,
} from "./games.tsx";
export { Icon, type IconName, type IconProps, type IconSet, IconSetProvider } from "./icon.tsx";
export {
  BackIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  CloseIcon,
  HomeIcon,
  InviteIcon,
  LanguageIcon,
  MenuIcon,
  ProfileIcon,
} from "./navigation.tsx";
export {
  GlobeLockIcon,
  TrophyIcon,
  WrenchIcon,
} from "./pages.tsx";
export {
  BellIcon,
  CheckIcon,
  ClockIcon,
  FlameIcon,
  InfoIcon,
  OfflineIcon,
  WarningIcon,
} from "./status.tsx";
export {
  ChevronLeftIcon,
  CopyIcon,
  ExternalIcon,
  FilterIcon,
  LockIcon,
  LogoutIcon,
  SettingsIcon,
  StarFilledIcon,
} from "./tools.tsx";
