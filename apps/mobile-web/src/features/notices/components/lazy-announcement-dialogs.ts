import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";

const load = () => import("./announcement-dialogs.ts");

/** One notice, whole, as an answer to a tap. */
export const LazyNoticeDialog = lazyComponent({
  name: "notice dialog",
  load: async () => ({ default: (await load()).NoticeDialog }),
  onFail: "message",
});

/** A popup, which nobody asked for. */
export const LazyPopupDialog = lazyComponent({
  name: "popup",
  load: async () => ({ default: (await load()).PopupDialog }),
  onFail: "silent",
});
