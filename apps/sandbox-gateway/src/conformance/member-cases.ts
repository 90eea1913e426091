import type { Client } from "@volado/api-client";
import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { compareMoney } from "@volado/domain/money";
import { expect } from "vitest";
import { pictureFile } from "../testing/pictures.ts";
import type { Stage } from "./stage.ts";

/** What the calls about a member's own affairs must answer on a healthy gateway; `member` belongs to the club. */
export const memberCases = (stage: Stage, member: () => Client) => {
  const as = async (username: string) => {
    const player = stage.player();
    await player.signIn(username);
    return player.client;
  };
  return {
    getInvitation: async () => {
      const { code, invited, friends } = await (await as("agente")).call(endpoints.getInvitation);
      expect([code, invited >= friends.length]).toEqual(["AGENTE01", true]);
    },
    getBenefits: async () => {
      const club = await member().call(endpoints.getBenefits);
      expect(club.levels.map(({ name }) => name)).toContain(club.label);
      expect(club.levels.map(({ from }) => from)).toEqual(
        club.levels.map(({ from }) => from).toSorted(compareMoney),
      );
      await expect((await as("agente")).call(endpoints.getBenefits)).rejects.toMatchObject({
        code: "not_permitted",
      });
    },
    getHeadIcon: async () => {
      const { icons } = await member().call(endpoints.getHeadIcon);
      expect(new Set(icons.map(({ url }) => url)).size).toBe(icons.length);
    },
    setHeadIcon: async () => {
      const client = member();
      const { current } = await client.call(endpoints.setHeadIcon, { file: pictureFile("image/jpeg") });
      expect(current).toBeTruthy();
      expect((await client.call(endpoints.getMemberInfo)).avatarUrl).toBe(current);
      const { icons } = await client.call(endpoints.getHeadIcon);
      const [first] = icons;
      if (!first) throw new Error("no picture is on offer");
      expect((await client.call(endpoints.setHeadIcon, { iconId: first.id })).current).toBe(first.url);
    },
  } satisfies Partial<Record<EndpointId, () => Promise<void>>>;
};
