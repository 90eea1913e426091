import { type Game, GameClassify, GameType } from "@volado/domain";
import { describe, expect, it, vi } from "vitest";
import { tileOf } from "./tile.ts";

vi.mock("./fallback-image.ts", () => ({ fallbackImageUrl: (url: string) => `https://other.example${url}` }));
