/**
 * How a fake gateway handles a mark: it stores it, stores it but loses the response, loses it, or refuses it
 * permanently.
 */
export type Marking = "keeps" | "loses-answer" | "loses" | "refuses";

/** A fake gateway's response to a mark; `keep` stores it. @throws TypeError if the mark or its response is lost */
export const answerMark = (marking: Marking, keep: () => number | null): Response => {
  if (marking === "refuses") return Response.json({ success: false, code: "not_found" }, { status: 404 });
  if (marking === "loses") throw new TypeError("no network");
  const value = keep();
  if (marking === "loses-answer") throw new TypeError("no network");
  return Response.json({ success: true, value });
};
