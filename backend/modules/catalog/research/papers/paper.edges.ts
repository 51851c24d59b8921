import sql from "sql-template-tag";
import type { Edge } from "../../../../shared/listing/edge.ts";
import { anyList } from "../../../../shared/listing/reading/read-list.ts";
import { ResearchTopic } from "../research-topic.entity.ts";
import { UniversityPartner } from "../university-partner.entity.ts";
import { paperList } from "./paper.list.ts";

const list = anyList(paperList);

/** The edges that lead to papers. */
export const paperEdges: readonly Edge[] = [
  {
    of: UniversityPartner,
    name: "papers",
    description: "The papers of its researchers, paged.",
    list,
    belongs: (id) => sql`t.partner_id = ${id}`,
  },
  {
    of: ResearchTopic,
    name: "papers",
    description: "The papers about it, paged.",
    list,
    belongs: (id) => sql`t.id in (select j.paper_id from paper_topics j where j.topic_id = ${id})`,
  },
];
