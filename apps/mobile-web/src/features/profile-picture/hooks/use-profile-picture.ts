import { useMutation, useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import type { SetHeadIconInput } from "@volado/api-client/endpoints";
import { headIconMutations, headIconQueries } from "@volado/api-client/query";
import { PICTURE_BYTES_MAX } from "@volado/domain/validation";
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
    setFailure(undefined);
    // However heavy a photo is, what is drawn of it is light.
    const squared = await squaredPicture(file);
    if (squared) return change({ file: squared });
    setFailure(t(file.size > PICTURE_BYTES_MAX ? "picture.tooLarge" : "picture.wrongKind"));
  };

  return { change, upload, failure, sending } as const;
};
