import type { ImportKind } from "./kind.ts";
import { solutions } from "./solutions.ts";

/** Everything that can be imported, by the name that `--kind` takes. */
export const importKinds: Readonly<Record<string, ImportKind>> = { solutions };
