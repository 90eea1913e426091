import { useState } from "react";
import { formDrafts } from "../../../shared/forms/form-drafts.ts";
import { createDrafts } from "../../../shared/forms/kept-drafts.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { type Picture, usePictures } from "../../../shared/uploads/use-pictures.ts";

/** Pictures of receipts as they were left, by the deposit's id. */
const leftPictures = createDrafts<string, readonly Picture[]>();

/**
 * A receipt as it is being put together: what was chosen and written stays until it got through, also while another
 * page is looked at, the remark over a reload too (docs/decisions/185).
 */
export const useReceiptDraft = (depositId: string) => {
  const account = useSession()?.userName;
  const name = `receipt:${depositId}` as const;
  const [remark, setRemark] = useState(() => formDrafts.of(name, ["remark"], account).remark ?? "");
  const chosen = usePictures(leftPictures.of(account, depositId), (pictures) =>
    leftPictures.keep(account, depositId, pictures),
  );
  return {
    remark,
    changeRemark: (typed: string) => {
      setRemark(typed);
      formDrafts.keep(name, { remark: typed }, account);
    },
    chosen,
    /** The deposit takes no receipt any more: it was sent, or came too late. */
    drop: () => {
      formDrafts.drop(name);
      leftPictures.keep(account, depositId, undefined);
    },
  } as const;
};
