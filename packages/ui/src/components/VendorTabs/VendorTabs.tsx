import { clsx } from "clsx";
import { type ComponentPropsWithRef, useId, useRef } from "react";
import { useImageSource } from "../../images/use-image-source.ts";
import { useScrollIntoStrip } from "../../scrolling/use-scroll-into-strip.ts";

/**
 * A strip of makers to choose one from, "all" first where there is one. It filters what stands below rather than switching
 * panels, so it is a group of radio buttons: one stop of the Tab key, arrows move and choose.
 */
export function VendorTabs({
  label,
  allLabel,
  vendors,
  value,
  onChange,
  className,
  ...rest
}: VendorTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const name = useId();
  useScrollIntoStrip(strip, value);
  return (
    <div {...rest} className={clsx("vo-vendor-tabs vo-edge-fade", className)}>
      <div
        ref={strip}
        className="vo-vendor-tabs__strip vo-edge-fade__strip"
        role="radiogroup"
        aria-label={label}
      >
        {[...(allLabel === undefined ? [] : [{ id: "", name: allLabel }]), ...vendors].map((vendor) => (
          <label
            key={vendor.id}
            className="vo-vendor-tabs__tab"
            data-selected={vendor.id === value || undefined}
          >
            <input
              type="radio"
              className="vo-visually-hidden"
              name={name}
              checked={vendor.id === value}
              onChange={() => onChange(vendor.id)}
            />
            <VendorFace {...vendor} />
          </label>
        ))}
      </div>
    </div>
  );
}

/** A maker's logo, or its name where there is none or it fails to load. */
function VendorFace({ name, logoUrl }: VendorTab) {
  const logo = useImageSource(logoUrl);
  if (logo.src === undefined) return name;
  return (
    <img
      className="vo-vendor-tabs__logo"
      src={logo.src}
      alt={name}
      width={75}
      height={30}
      loading="lazy"
      decoding="async"
      onError={logo.onError}
    />
  );
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
