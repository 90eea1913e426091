export {
  CalendarIcon,
  CrownIcon,
  GiftIcon,
  ShieldIcon,
  TasksIcon,
  TeamIcon,
  WithdrawIcon,
} from "./account.ts";
export {
  DepositIcon,
  PauseIcon,
  PlayIcon,
  RefreshIcon,
  SearchIcon,
  StarIcon,
} from "./actions.ts";
export { FacebookIcon, GoogleIcon } from "./brands.ts";
export { BankCardIcon, MailIcon } from "./contacts.ts";
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
} from "./games.ts";
export { Icon, type IconName, type IconProps, type IconSet, IconSetProvider } from "./icon.tsx";
export { AddToHomeIcon, DownloadIcon, MoreIcon, PhoneIcon, ShareIcon } from "./install.ts";
export {
  BackIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  HomeIcon,
  InviteIcon,
  LanguageIcon,
  MenuIcon,
  ProfileIcon,
} from "./navigation.ts";
export {
  GlobeLockIcon,
  ReceiptIcon,
  WrenchIcon,
} from "./pages.ts";
export { ChatIcon, InstagramIcon, ServiceIcon, TelegramIcon } from "./service.ts";
export {
  BellIcon,
  ClockIcon,
  FlameIcon,
  OfflineIcon,
  WarningIcon,
} from "./status.ts";
export {
  CheckIcon,
  ChevronLeftIcon,
  CloseIcon,
  CopyIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  InfoIcon,
  LockIcon,
  LogoutIcon,
  SettingsIcon,
} from "./tools.ts";
