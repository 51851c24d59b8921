import { type Addressed, recordPath } from "../record/record-path.ts";

/** The path of a paper's page. */
export const paperPath = (paper: Addressed) => recordPath("/research", paper);

/** The path of a collaboration's page. */
export const collaborationPath = (collaboration: Addressed) =>
  recordPath("/research/collaborations", collaboration);

/** The path of a university partner's page. */
export const partnerPath = (partner: Addressed) => recordPath("/research/partners", partner);

/** The path of a trending topic's page. */
export const topicPath = (topic: Addressed) => recordPath("/research/topics", topic);
