export * from "./components/Accordion/index.ts";
export * from "./components/Avatar/index.ts";
export * from "./components/Badge/index.ts";
export * from "./components/BalanceWidget/index.ts";
export * from "./components/BannerCarousel/index.ts";
export * from "./components/BarChart/index.ts";
export * from "./components/BottomMenu/index.ts";
export * from "./components/Button/index.ts";
export * from "./components/CaptchaField/index.ts";
export * from "./components/Card/index.ts";
export * from "./components/CategoryTabs/index.ts";
export * from "./components/Checkbox/index.ts";
export * from "./components/CoinMark/index.ts";
export * from "./components/ConfirmDialog/index.ts";
export * from "./components/CopyLine/index.ts";
export * from "./components/Countdown/index.ts";
export * from "./components/DataTable/index.ts";
export * from "./components/DateField/index.ts";
export * from "./components/Dialog/index.ts";
export * from "./components/Drawer/index.ts";
export * from "./components/EmptyState/index.ts";
export * from "./components/EnvelopeRain/index.ts";
export * from "./components/ErrorState/index.ts";
export * from "./components/FactList/index.ts";
export * from "./components/Field/index.ts";
export * from "./components/FilterDrawer/index.ts";
export * from "./components/FloatingButton/index.ts";
export * from "./components/Fold/index.ts";
export * from "./components/GameGrid/index.ts";
export * from "./components/GameIcon/index.ts";
export * from "./components/GameRow/index.ts";

export {
  GameTile,
  type GameTileLabels,
  type GameTileProps,
  GameTileSkeleton,
  type GameTileSkeletonProps,
  type TileBadge,
  type TileGame,
} from "./components/GameTile/index.ts";

export * from "./components/Header/index.ts";
export * from "./components/IconButton/index.ts";
export * from "./components/ImageUpload/index.ts";
export * from "./components/InlineMessage/index.ts";
export * from "./components/InstallBar/index.ts";
export * from "./components/JackpotCounter/index.ts";
export * from "./components/LinkRail/index.ts";
export * from "./components/List/index.ts";
export * from "./components/LiveTable/index.ts";
export * from "./components/Logo/index.ts";
export * from "./components/MobileField/index.ts";
export * from "./components/MonthCalendar/index.ts";
export * from "./components/NoticeItem/index.ts";
export * from "./components/NoticeTicker/index.ts";
export * from "./components/NumberBalls/index.ts";
export * from "./components/OfflineState/index.ts";
export * from "./components/PageJump/index.ts";
export * from "./components/PasswordField/index.ts";
export * from "./components/PlaceTile/index.ts";
export * from "./components/PrizeStreak/index.ts";
export * from "./components/Progress/index.ts";
export * from "./components/PromotionCard/index.ts";
export * from "./components/QrCode/index.ts";
export * from "./components/RewardCard/index.ts";
export * from "./components/RichText/index.ts";
export * from "./components/RuleList/index.ts";
export * from "./components/SearchBox/index.ts";
export * from "./components/SearchOverlay/index.ts";
export * from "./components/SectionTitle/index.ts";
export * from "./components/SegmentedChoice/index.ts";
export * from "./components/SelectField/index.ts";
export * from "./components/Skeleton/index.ts";
export * from "./components/SlideConfirm/index.ts";
export * from "./components/SmsCodeField/index.ts";
export * from "./components/SocialButton/index.ts";
export * from "./components/Spinner/index.ts";
export * from "./components/StatGrid/index.ts";
export * from "./components/Tabs/index.ts";
export * from "./components/TextAreaField/index.ts";
export * from "./components/TextField/index.ts";
export * from "./components/Toast/index.ts";
export * from "./components/TopMenu/index.ts";
export * from "./components/VendorTabs/index.ts";
export * from "./components/VendorTile/index.ts";
export {
  type Winner,
  WinnerBoard,
  type WinnerBoardLabels,
  type WinnerBoardProps,
} from "./components/WinnerBoard/index.ts";
export * from "./components/WinnerCarousel/index.ts";
export type { NavigateHandler } from "./events/link-click.ts";
export { type PictureSources, PictureSourcesProvider, usePictureSources } from "./hooks/picture-sources.ts";
export { useTick } from "./hooks/use-tick.ts";
export * from "./icons/index.ts";
export { useReducedMotion } from "./motion/use-media.ts";
export type { StripAutoplay } from "./motion/use-strip-autoplay.ts";
export { dismissalOfTopOverlay, watchOverlays } from "./overlays/open-overlays.ts";
export type { EndReachedOptions } from "./scrolling/use-end-reached.ts";
export { useEndReached } from "./scrolling/use-end-reached.ts";
export { useScrollIntoStrip } from "./scrolling/use-scroll-into-strip.ts";
