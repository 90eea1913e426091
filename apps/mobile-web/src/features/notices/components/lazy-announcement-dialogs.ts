import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";

const load = () => import("./announcement-dialogs.tsx");

/** Opened by a tap, so a failure to load is reported. */
export const LazyNoticeDialog = lazyComponent({
  name: "notice dialog",
  load: async () => ({ default: (await load()).NoticeDialog }),
  onFail: "message",
});

/** Opened by the site, so a failure to load stays silent. */
export const LazyPopupDialog = lazyComponent({
  name: "popup",
  load: async () => ({ default: (await load()).PopupDialog }),
  onFail: "silent",
});
