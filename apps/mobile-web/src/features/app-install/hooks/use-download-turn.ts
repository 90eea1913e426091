import { offersDownload } from "@volado/domain/app-install";
import { useEffect, useState } from "react";
import { usePopupTurn } from "../../../shared/popups/popup-store.ts";
import { localValues } from "../../../shared/storage/site-storage.ts";

/** What is remembered; a first visit is remembered from now on. */
const remember = () => {
  const memory = localValues.read("downloadOffer");
  if (memory.firstVisit === 0) localValues.write("downloadOffer", { ...memory, firstVisit: Date.now() });
  return memory;
};

/** The popup's turn to come by itself. @returns whether it may be shown now, and what to call when it was seen */
export const useDownloadTurn = (onHome: boolean, barShown: boolean): readonly [boolean, () => void] => {
  const [now] = useState(Date.now);
  const [memory, setMemory] = useState(() => localValues.read("downloadOffer"));
  useEffect(() => void remember(), []);
  const seen = () => {
    const kept = { ...localValues.read("downloadOffer"), seen: true };
    localValues.write("downloadOffer", kept);
    setMemory(kept);
  };
  return [usePopupTurn("download", offersDownload({ onHome, barShown, memory }, now)), seen];
};
