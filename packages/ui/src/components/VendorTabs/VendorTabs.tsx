import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { usePicture } from "../../hooks/use-picture.tsx";
import { RadioStrip, type StripChoice } from "../../scrolling/radio-strip.tsx";

/** A strip of makers to choose one from, "all" first where there is one. */
export function VendorTabs({ allLabel, vendors, className, ...rest }: VendorTabsProps) {
  const all: readonly StripChoice[] = allLabel === undefined ? [] : [{ id: "", face: allLabel }];
  return (
    <RadioStrip
      {...rest}
      className={clsx("vo-vendor-tabs", className)}
      tabClassName="vo-vendor-tabs__tab"
      choices={[...all, ...vendors.map((vendor) => ({ id: vendor.id, face: <VendorFace {...vendor} /> }))]}
    />
  );
}

/** A maker's logo, or its name where there is none or it fails to load. */
function VendorFace({ name, logoUrl }: VendorTab) {
  return usePicture({
    className: "vo-vendor-tabs__logo",
    src: logoUrl,
    alt: name,
    width: 75,
    height: 30,
    instead: name,
  });
}

/** One maker in the strip. */
export interface VendorTab {
  /** Not empty: the empty id is "all". */
  id: string;
  name: string;
  /** A drawing of 5:2 that stands on dark and light ground. */
  logoUrl?: string | undefined;
}

export interface VendorTabsProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onChange"> {
  /** Name of the group, such as "Providers". */
  label: string;
  /** Words of the first choice, whose id is "". Left out where all of them together can't be had. */
  allLabel?: string | undefined;
  vendors: readonly VendorTab[];
  /** Id of the chosen maker, "" for all, or for none where there is no "all". */
  value: string;
  onChange: (id: string) => void;
}
