export { AccordionItem, type AccordionItemProps } from "./components/Accordion/Accordion.tsx";
export { Avatar, type AvatarProps } from "./components/Avatar/Avatar.tsx";
export { Badge, type BadgeProps } from "./components/Badge/Badge.tsx";
export {
  type BalanceLabels,
  BalanceWidget,
  type BalanceWidgetProps,
} from "./components/BalanceWidget/BalanceWidget.tsx";
export {
  BannerCarousel,
  type BannerCarouselProps,
  type BannerLabels,
  type BannerSlide,
} from "./components/BannerCarousel/BannerCarousel.tsx";
export { type Bar, BarChart, type BarChartProps } from "./components/BarChart/BarChart.tsx";
export {
  BottomMenu,
  type BottomMenuItem,
  type BottomMenuProps,
} from "./components/BottomMenu/BottomMenu.tsx";
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  type ButtonVariant,
} from "./components/Button/Button.tsx";
export { CaptchaField, type CaptchaFieldProps } from "./components/CaptchaField/CaptchaField.tsx";
export { Card, type CardProps } from "./components/Card/Card.tsx";
export {
  CategoryTabs,
  type CategoryTabsProps,
  type TabCategory,
} from "./components/CategoryTabs/CategoryTabs.tsx";
export { Checkbox, type CheckboxProps } from "./components/Checkbox/Checkbox.tsx";
export { CoinMark, type CoinMarkProps } from "./components/CoinMark/CoinMark.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./components/ConfirmDialog/ConfirmDialog.tsx";
export { CopyLine, type CopyLineProps } from "./components/CopyLine/CopyLine.tsx";
export { Countdown, type CountdownProps } from "./components/Countdown/Countdown.tsx";
export {
  type DataColumn,
  type DataRow,
  DataTable,
  type DataTableProps,
} from "./components/DataTable/DataTable.tsx";
export { DateField, type DateFieldProps } from "./components/DateField/DateField.tsx";
export { Dialog, type DialogProps } from "./components/Dialog/Dialog.tsx";
export { Drawer, type DrawerProps } from "./components/Drawer/Drawer.tsx";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export {
  type Envelope,
  EnvelopeRain,
  type EnvelopeRainProps,
} from "./components/EnvelopeRain/EnvelopeRain.tsx";
export { ErrorState, type ErrorStateProps } from "./components/ErrorState/ErrorState.tsx";
export { type Fact, FactList, type FactListProps } from "./components/FactList/FactList.tsx";
export { Field, type FieldControl, type FieldProps, type FieldTexts } from "./components/Field/Field.tsx";
export {
  FilterDrawer,
  type FilterDrawerLabels,
  type FilterDrawerProps,
  type FilterOption,
  type GameFilter,
} from "./components/FilterDrawer/FilterDrawer.tsx";
export { FloatingButton, type FloatingButtonProps } from "./components/FloatingButton/FloatingButton.tsx";
export { Fold, type FoldProps } from "./components/Fold/Fold.tsx";
export {
  GameGrid,
  type GameGridHandle,
  type GameGridLabels,
  type GameGridProps,
  type GameGridStatus,
  type GridPlace,
} from "./components/GameGrid/GameGrid.tsx";
export { GameIcon, type GameIconProps } from "./components/GameIcon/GameIcon.tsx";
export { GameRow, type GameRowLabels, type GameRowProps } from "./components/GameRow/GameRow.tsx";

export {
  GameTile,
  type GameTileLabels,
  type GameTileProps,
  GameTileSkeleton,
  type GameTileSkeletonProps,
  type TileBadge,
  type TileGame,
} from "./components/GameTile/GameTile.tsx";

export {
  HomeHeader,
  type HomeHeaderProps,
  PageHeader,
  type PageHeaderProps,
} from "./components/Header/Header.tsx";
export { IconButton, type IconButtonProps } from "./components/IconButton/IconButton.tsx";
export {
  ImageUpload,
  type ImageUploadProps,
  type UploadImage,
} from "./components/ImageUpload/ImageUpload.tsx";
export {
  InlineMessage,
  type InlineMessageKind,
  type InlineMessageProps,
} from "./components/InlineMessage/InlineMessage.tsx";
export { InstallBar, type InstallBarProps } from "./components/InstallBar/InstallBar.tsx";
export { JackpotCounter, type JackpotCounterProps } from "./components/JackpotCounter/JackpotCounter.tsx";
export { LinkRail, type LinkRailProps, type RailLink } from "./components/LinkRail/LinkRail.tsx";
export { List, ListItem, type ListItemProps, type ListProps } from "./components/List/List.tsx";
export {
  LiveTable,
  type LiveTableProps,
  LiveTableSkeleton,
  LiveTableStrip,
  type LiveTableStripProps,
} from "./components/LiveTable/LiveTable.tsx";
export { Logo, type LogoProps } from "./components/Logo/Logo.tsx";
export {
  type DiallingCode,
  MobileField,
  type MobileFieldProps,
} from "./components/MobileField/MobileField.tsx";
export {
  type CalendarDay,
  MonthCalendar,
  type MonthCalendarLabels,
  type MonthCalendarProps,
  type Weekday,
} from "./components/MonthCalendar/MonthCalendar.tsx";
export { NoticeItem, type NoticeItemProps } from "./components/NoticeItem/NoticeItem.tsx";
export {
  type Notice,
  NoticeTicker,
  type NoticeTickerLabels,
  type NoticeTickerProps,
} from "./components/NoticeTicker/NoticeTicker.tsx";
export { NumberBalls, type NumberBallsProps } from "./components/NumberBalls/NumberBalls.tsx";
export { OfflineState, type OfflineStateProps } from "./components/OfflineState/OfflineState.tsx";
export { PageJump, type PageJumpLabels, type PageJumpProps } from "./components/PageJump/PageJump.tsx";
export { PasswordField, type PasswordFieldProps } from "./components/PasswordField/PasswordField.tsx";
export {
  PlaceTile,
  type PlaceTileProps,
  PlaceTiles,
  type PlaceTilesProps,
} from "./components/PlaceTile/PlaceTile.tsx";
export { type PrizeStep, PrizeStreak, type PrizeStreakProps } from "./components/PrizeStreak/PrizeStreak.tsx";
export { Progress, type ProgressProps } from "./components/Progress/Progress.tsx";
export {
  PromotionCard,
  type PromotionCardProps,
  PromotionCardSkeleton,
} from "./components/PromotionCard/PromotionCard.tsx";
export { QrCode, type QrCodeProps } from "./components/QrCode/QrCode.tsx";
export { RewardCard, type RewardCardProps } from "./components/RewardCard/RewardCard.tsx";
export { RichText, type RichTextProps } from "./components/RichText/RichText.tsx";
export { type Rule, RuleList, type RuleListProps } from "./components/RuleList/RuleList.tsx";
export { SearchBox, type SearchBoxLabels, type SearchBoxProps } from "./components/SearchBox/SearchBox.tsx";
export {
  SearchOverlay,
  type SearchOverlayLabels,
  type SearchOverlayProps,
} from "./components/SearchOverlay/SearchOverlay.tsx";
export { SectionTitle, type SectionTitleProps } from "./components/SectionTitle/SectionTitle.tsx";
export {
  type ChoiceOption,
  SegmentedChoice,
  type SegmentedChoiceProps,
} from "./components/SegmentedChoice/SegmentedChoice.tsx";
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from "./components/SelectField/SelectField.tsx";
export { Skeleton, type SkeletonProps } from "./components/Skeleton/Skeleton.tsx";
export {
  SlideConfirm,
  type SlideConfirmProps,
  type SlideStatus,
} from "./components/SlideConfirm/SlideConfirm.tsx";
export { SmsCodeField, type SmsCodeFieldProps } from "./components/SmsCodeField/SmsCodeField.tsx";
export {
  type SocialBrand,
  SocialButton,
  type SocialButtonProps,
} from "./components/SocialButton/SocialButton.tsx";
export { Spinner, type SpinnerProps } from "./components/Spinner/Spinner.tsx";
export { type Stat, StatGrid, type StatGridProps } from "./components/StatGrid/StatGrid.tsx";
export { type TabItem, Tabs, type TabsProps } from "./components/Tabs/Tabs.tsx";
export { TextAreaField, type TextAreaFieldProps } from "./components/TextAreaField/TextAreaField.tsx";
export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export {
  type ToastKind,
  type ToastMessage,
  ToastRegion,
  type ToastRegionProps,
} from "./components/Toast/Toast.tsx";
export { TopMenu, type TopMenuItem, type TopMenuProps } from "./components/TopMenu/TopMenu.tsx";
export { type VendorTab, VendorTabs, type VendorTabsProps } from "./components/VendorTabs/VendorTabs.tsx";
export { VendorTile, type VendorTileProps, VendorTileSkeleton } from "./components/VendorTile/VendorTile.tsx";
export {
  type Winner,
  WinnerBoard,
  type WinnerBoardLabels,
  type WinnerBoardProps,
} from "./components/WinnerBoard/WinnerBoard.tsx";
export { WinnerCarousel, type WinnerCarouselProps } from "./components/WinnerCarousel/WinnerCarousel.tsx";
export type { NavigateHandler } from "./events/events.ts";
export { type PictureSources, PictureSourcesProvider, usePictureSources } from "./hooks/use-picture.tsx";
export { useTick } from "./hooks/use-tick.ts";
export * from "./icons/index.ts";
export type { StripAutoplay } from "./motion/autoplay.tsx";
export { useReducedMotion } from "./motion/observe.ts";
export { dismissalOfTopOverlay, watchOverlays } from "./overlays/open-overlays.ts";
export { type EndReachedOptions, useEndReached } from "./scrolling/use-end-reached.ts";
export { useScrollIntoStrip } from "./scrolling/use-scroll-into-strip.ts";
