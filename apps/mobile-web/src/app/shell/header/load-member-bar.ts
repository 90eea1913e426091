/**
 * The member's part of the header; asked for at the start of a signed-in visit, so that it stands in the first render.
 */
export const loadMemberBar = () => import("./member-bar.tsx");
