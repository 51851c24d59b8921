import { Public } from "../../../shared/access.ts";
import { byChange, updatedSince } from "../../../shared/listing/in-step.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { ResearchTopic } from "./research-topic.entity.ts";

/** The list of research topics. */
export const topicList = defineList({
  name: "researchTopics",
  typeName: "ResearchTopic",
  entity: ResearchTopic,
  description: "All research topics, with and without papers, paged.",
  access: Public(),
  filters: { updatedSince },
  orders: {
    NAME: { label: "Name, A to Z", by: ["name"], direction: "asc" },
    UPDATED: byChange,
  },
  defaultOrder: "NAME",
  isCopied: true,
});
