import { modules } from "../../modules.ts";
import type { ImportKind } from "../../shared/import-kind/kind.ts";

/** All import kinds by the value of `--kind`. */
export const importKinds: Readonly<Record<string, ImportKind>> = Object.fromEntries(
  modules.flatMap((module) => module.importKinds ?? []).map((kind) => [kind.name, kind]),
);
