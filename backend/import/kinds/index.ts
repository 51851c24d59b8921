import { modules } from "../../modules.ts";
import type { ImportKind } from "../../shared/import-kind/kind.ts";

/** Everything that can be imported, by the name that `--kind` takes. */
export const importKinds: Readonly<Record<string, ImportKind>> = Object.fromEntries(
  modules.flatMap((module) => module.importKinds ?? []).map((kind) => [kind.name, kind]),
);
