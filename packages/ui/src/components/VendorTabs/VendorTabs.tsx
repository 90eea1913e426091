import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { usePicture } from "../../hooks/use-picture.tsx";
import { RadioStrip, type StripChoice } from "../../scrolling/radio-strip.tsx";

/** A strip of vendors to choose from, optionally with "all" first. */
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

/** A vendor's logo. Falls back to the name. */
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

export interface VendorTab {
  /** Not empty: "" is the id of "all". */
  id: string;
  name: string;
  /** A 5:2 picture that is legible on dark and light backgrounds. */
  logoUrl?: string | undefined;
}

export interface VendorTabsProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onChange"> {
  /** Accessible name of the group, such as "Vendors". */
  label: string;
  /** Label of the first option, whose id is "". Omit it if the vendors can't be shown together. */
  allLabel?: string | undefined;
  vendors: readonly VendorTab[];
  /** `id` of the selected vendor, or "" for all or none. */
  value: string;
  onChange: (id: string) => void;
}
