const house = "volado";

/** Brands of the toolbar, the house's own first. */
export const brands: readonly string[] = [
  house,
  ...import.meta.env.STORYBOOK_BRANDS.split(" ").filter((name) => name !== house),
];

/** Puts a brand's sheet in place of the one before, and waits until it holds. */
export async function applyBrand(name: string): Promise<void> {
  const before = document.querySelector<HTMLLinkElement>("link[data-brand]");
  if (before?.dataset.brand === name) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.dataset.brand = name;
  link.href = `/brands/${name}/theme.css`;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`There is no sheet of the brand ${name}.`));
    document.head.append(link);
  });
  before?.remove();
}
