import { matchesName, searchedName } from "@volado/domain/games";
import { vendorOpening } from "@volado/domain/vendors";
import { ButtonLink } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { playPath } from "../../../shared/navigation/play-address.ts";
import { useCategories } from "../../../shared/navigation/use-categories.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

interface NamedVendor {
  readonly name: string;
  readonly href: string;
}

/** The providers whose name contains a text, each with its games or its lobby; none for a blank text. */
export const useNamedVendors = (text: string): readonly NamedVendor[] => {
  const categories = useCategories().data ?? [];
  if (searchedName(text) === "") return [];
  const vendors = categories.flatMap(({ vendors: ofType }) => ofType);
  const named = vendors.filter(({ name }) => matchesName(name, text));
  // A vendor of several categories is found once, in the first.
  const once = new Map(named.toReversed().map((vendor) => [vendor.code, vendor]));
  return [...once.values()].toReversed().map((vendor) => {
    const opening = vendorOpening(vendor, categories, merchant.vendors.lottery);
    const href =
      opening.kind === "launch"
        ? playPath(opening.target)
        : categoryPage(opening.type).to({ vendor: opening.vendor });
    return { name: vendor.name, href };
  });
};

/** Links to the found providers; nothing without any. */
export function NamedVendors({ vendors }: { readonly vendors: readonly NamedVendor[] }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation({ replace: true });
  if (vendors.length === 0) return null;
  return (
    <ul className="app-search-vendors" aria-label={t("vendorCentre.vendors")}>
      {vendors.map(({ name, href }) => (
        <li key={href}>
          <ButtonLink size="s" variant="quiet" href={href} onNavigate={follow}>
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
