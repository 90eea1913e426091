export const vendorCentre = {
  title: "Proveedores",
} as const;
