export {
  DepositIcon,
  PauseIcon,
  PlayIcon,
  RefreshIcon,
  SearchIcon,
  StarIcon,
} from "./actions.tsx";
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
  BankCardIcon,
  BankIcon,
  CalendarIcon,
  CrownIcon,
  GiftIcon,
  GlobeLockIcon,
  MailIcon,
  ProfitIcon,
  ReceiptIcon,
  ShieldIcon,
  ShopIcon,
  TasksIcon,
  TeamIcon,
  TransferIcon,
  WithdrawIcon,
  WrenchIcon,
} from "./pages.tsx";
export {
  ChatIcon,
  FacebookIcon,
  GoogleIcon,
  InstagramIcon,
  ServiceIcon,
  TelegramIcon,
} from "./service.tsx";
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
  KeyIcon,
  LockIcon,
  LogoutIcon,
  SettingsIcon,
} from "./tools.tsx";
