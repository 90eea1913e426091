const defaultBrand = "volado";

/** Brands of the toolbar, the default brand first. */
export const brands: readonly string[] = [
  defaultBrand,
  ...import.meta.env.STORYBOOK_BRANDS.split(" ").filter((name) => name !== defaultBrand),
];

/** Replaces the brand's style sheet and waits until the new one has loaded. */
export async function applyBrand(name: string): Promise<void> {
  const before = document.querySelector<HTMLLinkElement>("link[data-brand]");
  if (before?.dataset.brand === name) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.dataset.brand = name;
  link.href = `/brands/${name}/theme.css`;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`Brand ${name} has no style sheet.`));
    document.head.append(link);
  });
  before?.remove();
}
