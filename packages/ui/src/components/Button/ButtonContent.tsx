import type { ReactNode } from "react";
import { CoinMark } from "../CoinMark/index.ts";

/** Icon, label and turning coin; the label keeps its room under the coin, so a button never changes size. */
export function ButtonContent({
  icon,
  loading = false,
  children,
}: {
  icon: ReactNode;
  loading?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <span className="vo-button__content">
        {icon}
        <span>{children}</span>
      </span>
      {loading && <CoinMark className="vo-button__coin" size={22} spin />}
    </>
  );
}
