export {
  CalendarIcon,
  CrownIcon,
  GiftIcon,
  ShieldIcon,
  TasksIcon,
  TeamIcon,
  WithdrawIcon,
} from "./account.tsx";
export {
  DepositIcon,
  PauseIcon,
  PlayIcon,
  RefreshIcon,
  SearchIcon,
  StarIcon,
} from "./actions.tsx";
export { FacebookIcon, GoogleIcon } from "./brands.tsx";
export { BankCardIcon, MailIcon } from "./contacts.tsx";
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
export { AddToHomeIcon, DownloadIcon, MoreIcon, PhoneIcon, ShareIcon } from "./install.tsx";
export {
  BackIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  HomeIcon,
  InviteIcon,
  LanguageIcon,
  MenuIcon,
  ProfileIcon,
} from "./navigation.tsx";
export {
  GlobeLockIcon,
  ReceiptIcon,
  WrenchIcon,
} from "./pages.tsx";
export { ChatIcon, InstagramIcon, ServiceIcon, TelegramIcon } from "./service.tsx";
export {
  BellIcon,
  ClockIcon,
  FlameIcon,
  OfflineIcon,
  WarningIcon,
} from "./status.tsx";
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
} from "./tools.tsx";
