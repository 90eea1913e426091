/** A part that both kits have: its name in ours, and in antd-mobile. */
export type ComparedPart = readonly [ours: string, theirs: string];

/**
 * Parts that do the same job in both kits. Left out are those where the platform does the work in one of them
 * (pickers of dates), and carousels, for which we load Swiper.
 */
export const comparedParts: readonly ComparedPart[] = [
  ["AccordionItem", "Collapse"],
  ["Avatar", "Avatar"],
  ["Badge", "Badge"],
  ["BottomMenu", "TabBar"],
  ["Button", "Button"],
  ["Card", "Card"],
  ["Checkbox", "Checkbox"],
  ["Dialog", "Dialog"],
  ["Drawer", "Popup"],
  ["ErrorState", "ErrorBlock"],
  ["FloatingButton", "FloatingBubble"],
  ["ImageUpload", "ImageUploader"],
  ["List", "List"],
  ["MonthCalendar", "Calendar"],
  ["NoticeTicker", "NoticeBar"],
  ["PageHeader", "NavBar"],
  ["PlaceTile", "Grid"],
  ["Progress", "ProgressBar"],
  ["SearchBox", "SearchBar"],
  ["SegmentedChoice", "Selector"],
  ["Skeleton", "Skeleton"],
  ["Spinner", "SpinLoading"],
  ["Tabs", "Tabs"],
  ["TextAreaField", "TextArea"],
  ["TextField", "Input"],
  ["ToastRegion", "Toast"],
];
