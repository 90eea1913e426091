import { make } from "./build.ts";

/** Links to the pictures of a form, which stand in a folder of the console's API by their position. */
export const pictureLinks = (name: string, folder: string, count: number): readonly HTMLElement[] =>
  Array.from({ length: count }, (_, index) => {
    const link = make("a", "button", `${name} ${index + 1}`);
    link.href = `/console/api/${folder}/${index + 1}`;
    link.target = "_blank";
    link.rel = "noopener";
    return link;
  });
