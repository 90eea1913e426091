/** What a played gateway does with a mark: keeps it, loses its answer as well, loses it, or refuses it for good. */
export type Marking = "keeps" | "loses-answer" | "loses" | "refuses";

/**
 * A played gateway's answer to a mark.
 *
 * @param keep keeps it, and says what is answered
 * @throws TypeError as `fetch` does without a network, where something gets lost
 */
export const answerMark = (marking: Marking, keep: () => number | null): Response => {
  if (marking === "refuses") return Response.json({ success: false, code: "not_found" }, { status: 404 });
  if (marking === "loses") throw new TypeError("no network");
  const value = keep();
  if (marking === "loses-answer") throw new TypeError("no network");
  return Response.json({ success: true, value });
};
