import { figures } from "../../modules/market/figure.import.ts";
import { quarters } from "../../modules/market/quarter.import.ts";
import { trends } from "../../modules/market/trend.import.ts";
import { opportunities } from "../../modules/opportunities/opportunity.import.ts";
import { collaborations } from "../../modules/research/collaboration.import.ts";
import { papers } from "../../modules/research/paper.import.ts";
import { partners } from "../../modules/research/partner.import.ts";
import { topics } from "../../modules/research/topic.import.ts";
import { solutions } from "../../modules/solutions/solution.import.ts";
import { claims } from "../../modules/statistics/claim.import.ts";
import type { ImportKind } from "../../shared/import/kind.ts";

const KINDS = [
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
];

/** Everything that can be imported, by the name that `--kind` takes. */
export const importKinds: Readonly<Record<string, ImportKind>> = Object.fromEntries(
  KINDS.map((kind) => [kind.name, kind]),
);
