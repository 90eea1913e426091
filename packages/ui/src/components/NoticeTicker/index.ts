export {
  type Notice,
  NoticeTicker,
  type NoticeTickerLabels,
  type NoticeTickerProps,
} from "./NoticeTicker.tsx";
