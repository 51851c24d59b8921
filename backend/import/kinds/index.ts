import type { ImportKind } from "../../shared/import/kind.ts";
import { claims } from "./claims.ts";
import { collaborations } from "./collaborations.ts";
import { figures } from "./figures.ts";
import { opportunities } from "./opportunities.ts";
import { papers } from "./papers.ts";
import { partners } from "./partners.ts";
import { quarters } from "./quarters.ts";
import { solutions } from "./solutions.ts";
import { topics } from "./topics.ts";
import { trends } from "./trends.ts";

/** Everything that can be imported, by the name that `--kind` takes. */
export const importKinds: Readonly<Record<string, ImportKind>> = {
  solutions,
  opportunities,
  papers,
  partners,
  collaborations,
  topics,
  trends,
  figures,
  quarters,
  claims,
};
