import { limits } from "@volado/config";
import { useEffect, useState } from "react";

/**
 * The address to put into the frame of a launch: an empty frame stands 150 ms before the first one and 100 ms
 * before each later one, so that no page flashes (Spec §9 "Blank iframe delay"). Undefined while the frame
 * stands empty.
 */
export const useFrameAddress = (url: URL | undefined, launch: number): string | undefined => {
  const [put, setPut] = useState<{ readonly launch: number; readonly address: string }>();
  const address = url?.href;
  const isPut = put?.launch === launch && put.address === address;
  const delay = put ? limits.blankFrame.nextDelay : limits.blankFrame.firstDelay;

  useEffect(() => {
    if (address === undefined || isPut) return undefined;
    const timer = setTimeout(() => setPut({ launch, address }), delay);
    return () => clearTimeout(timer);
  }, [address, launch, isPut, delay]);

  return isPut ? address : undefined;
};
