/** Rows a page of the member's own lists has (Spec §9). */
export const PERSONAL_PAGE_SIZE = 25;
