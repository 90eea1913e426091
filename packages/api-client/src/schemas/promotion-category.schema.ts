import type { PromotionCategory } from "@volado/domain/promotions";
import { wireId, wireText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

const category = z.pipe(
  z.object({ id: wireId, title: z.string(), iconImageUrl: wireText }),
  z.transform(({ id, title, iconImageUrl }): PromotionCategory => ({ id, title, iconUrl: iconImageUrl })),
);

/** Categories of promotions in the order of their menu (Spec §3 "Category: id, title, iconImageUrl"). */
export const promotionCategoriesSchema = rows(category);
