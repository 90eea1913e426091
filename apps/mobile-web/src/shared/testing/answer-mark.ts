/** What a fake gateway does with a mark: stores it, loses its answer, loses it, or refuses it for good. */
export type Marking = "keeps" | "loses-answer" | "loses" | "refuses";

/** A fake gateway's answer to a mark; `keep` stores it. @throws TypeError if something gets lost */
export const answerMark = (marking: Marking, keep: () => number | null): Response => {
  if (marking === "refuses") return Response.json({ success: false, code: "not_found" }, { status: 404 });
  if (marking === "loses") throw new TypeError("no network");
  const value = keep();
  if (marking === "loses-answer") throw new TypeError("no network");
  return Response.json({ success: true, value });
};
