import { useMutation, useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import type { SetHeadIconInput } from "@volado/api-client/endpoints";
import { headIconMutations, headIconQueries } from "@volado/api-client/query";
import { PICTURE_BYTES_MAX, pictureFormat, SIGNATURE_BYTES } from "@volado/domain/validation";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { squaredPicture } from "../squared-picture.ts";

/** The pictures on offer. */
export const useOfferedPictures = () =>
  asyncState(useQuery(headIconQueries.offered(useClient(), useSession()?.userName)));

/** Why a file can't be sent; undefined for a picture that can. */
const problemOf = async (file: File): Promise<"picture.tooLarge" | "picture.wrongKind" | undefined> => {
  if (file.size > PICTURE_BYTES_MAX) return "picture.tooLarge";
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  return pictureFormat(start) === undefined ? "picture.wrongKind" : undefined;
};

/** Changes the picture, to one on offer or to a file of the player's own; says what went wrong. */
export const usePictureChange = (onChanged: () => void) => {
  const { t } = useTranslation();
  const { mutateAsync, isPending: sending } = useMutation(headIconMutations.change(useClient()));
  const [failure, setFailure] = useState<string>();

  const change = async (input: SetHeadIconInput): Promise<void> => {
    setFailure(undefined);
    try {
      await mutateAsync(input);
    } catch (error) {
      setFailure(t(messageKeyOf(error)));
      return;
    }
    showToast({ kind: "success", text: t("picture.changed") });
    onChanged();
  };

  const upload = async (file: File): Promise<void> => {
    const problem = await problemOf(file);
    if (problem) return setFailure(t(problem));
    const squared = await squaredPicture(file);
    return squared ? change({ file: squared }) : setFailure(t("picture.wrongKind"));
  };

  return { change, upload, failure, sending } as const;
};
