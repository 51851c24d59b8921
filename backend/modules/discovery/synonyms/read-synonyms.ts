import type { EntityManager } from "@mikro-orm/postgresql";
import type { Synonym } from "../ranking/synonyms.ts";

/** An active synonym with its id. */
export interface StoredSynonym extends Synonym {
  readonly id: number;
}

/** Reads the active synonyms. */
export function readSynonyms(em: EntityManager): Promise<StoredSynonym[]> {
  return em.execute<StoredSynonym[]>(
    `select id, term::text as term, means::text as means, two_way as "twoWay"
     from search_synonyms where status = 'active' order by id`,
  );
}
