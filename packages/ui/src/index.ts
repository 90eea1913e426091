export * from "./components/Accordion/Accordion.tsx";
export * from "./components/Avatar/Avatar.tsx";
export * from "./components/Badge/Badge.tsx";
export * from "./components/BalanceWidget/BalanceWidget.tsx";
export * from "./components/BannerCarousel/BannerCarousel.tsx";
export * from "./components/BarChart/BarChart.tsx";
export * from "./components/BottomMenu/BottomMenu.tsx";
export * from "./components/Button/Button.tsx";
export * from "./components/CaptchaField/CaptchaField.tsx";
export * from "./components/Card/Card.tsx";
export * from "./components/CategoryTabs/CategoryTabs.tsx";
export * from "./components/Checkbox/Checkbox.tsx";
export * from "./components/CoinMark/CoinMark.tsx";
export * from "./components/ConfirmDialog/ConfirmDialog.tsx";
export * from "./components/CopyLine/CopyLine.tsx";
export * from "./components/Countdown/Countdown.tsx";
export * from "./components/DataTable/DataTable.tsx";
export * from "./components/Dialog/Dialog.tsx";
export * from "./components/Drawer/Drawer.tsx";
export * from "./components/EmptyState/EmptyState.tsx";
export * from "./components/EnvelopeRain/EnvelopeRain.tsx";
export * from "./components/ErrorState/ErrorState.tsx";
export * from "./components/FactList/FactList.tsx";
export * from "./components/Field/Field.tsx";
export * from "./components/FilterDrawer/FilterDrawer.tsx";
export * from "./components/FloatingButton/FloatingButton.tsx";
export * from "./components/Fold/Fold.tsx";
export * from "./components/GameGrid/GameGrid.tsx";
export * from "./components/GameIcon/GameIcon.tsx";
export * from "./components/GameRow/GameRow.tsx";
export {
  GameTile,
  type GameTileLabels,
  type GameTileProps,
  GameTileSkeleton,
  type GameTileSkeletonProps,
  type TileBadge,
  type TileGame,
} from "./components/GameTile/GameTile.tsx";
export * from "./components/Header/Header.tsx";
export * from "./components/IconButton/IconButton.tsx";
export * from "./components/ImageUpload/ImageUpload.tsx";
export * from "./components/InlineMessage/InlineMessage.tsx";
export * from "./components/InstallBar/InstallBar.tsx";
export * from "./components/JackpotCounter/JackpotCounter.tsx";
export * from "./components/LinkRail/LinkRail.tsx";
export * from "./components/List/List.tsx";
export * from "./components/LiveTable/LiveTable.tsx";
export * from "./components/Logo/Logo.tsx";
export * from "./components/MatchCard/MatchCard.tsx";
export * from "./components/MobileField/MobileField.tsx";
export * from "./components/MonthCalendar/MonthCalendar.tsx";
export * from "./components/NoticeItem/NoticeItem.tsx";
export * from "./components/NoticeTicker/NoticeTicker.tsx";
export * from "./components/NumberBalls/NumberBalls.tsx";
export * from "./components/PageJump/PageJump.tsx";
export * from "./components/PasswordField/PasswordField.tsx";
export * from "./components/PlaceTile/PlaceTile.tsx";
export * from "./components/PrizeStreak/PrizeStreak.tsx";
export * from "./components/Progress/Progress.tsx";
export * from "./components/PromotionCard/PromotionCard.tsx";
export * from "./components/QrCode/QrCode.tsx";
export * from "./components/RewardCard/RewardCard.tsx";
export * from "./components/RichText/RichText.tsx";
export * from "./components/RuleList/RuleList.tsx";
export * from "./components/SearchBox/SearchBox.tsx";
export * from "./components/SearchOverlay/SearchOverlay.tsx";
export * from "./components/SectionTitle/SectionTitle.tsx";
export * from "./components/SegmentedChoice/SegmentedChoice.tsx";
export * from "./components/SelectField/SelectField.tsx";
export * from "./components/Skeleton/Skeleton.tsx";
export * from "./components/SlideConfirm/SlideConfirm.tsx";
export * from "./components/SmsCodeField/SmsCodeField.tsx";
export * from "./components/SocialButton/SocialButton.tsx";
export * from "./components/Spinner/Spinner.tsx";
export * from "./components/StatGrid/StatGrid.tsx";
export * from "./components/Tabs/Tabs.tsx";
export * from "./components/TextAreaField/TextAreaField.tsx";
export * from "./components/TextField/TextField.tsx";
export * from "./components/Toast/Toast.tsx";
export * from "./components/TopMenu/TopMenu.tsx";
export * from "./components/VendorTabs/VendorTabs.tsx";
export * from "./components/VendorTile/VendorTile.tsx";
export {
  type Winner,
  WinnerBoard,
  type WinnerBoardLabels,
  type WinnerBoardProps,
} from "./components/WinnerBoard/WinnerBoard.tsx";
export * from "./components/WinnerCarousel/WinnerCarousel.tsx";
export type { NavigateHandler } from "./events/events.ts";
export { type PictureSources, PictureSourcesProvider, usePictureSources } from "./hooks/use-picture.tsx";
export { useTick } from "./hooks/use-tick.ts";
export * from "./icons/index.ts";
export type { StripAutoplay } from "./motion/autoplay.tsx";
export { useReducedMotion } from "./motion/observe.ts";
export { dismissalOfTopOverlay, watchOverlays } from "./overlays/open-overlays.ts";
export { type EndReachedOptions, useEndReached } from "./scrolling/use-end-reached.ts";
export { useScrollIntoStrip } from "./scrolling/use-scroll-into-strip.ts";
