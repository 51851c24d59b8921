/** A record with a page of its own. */
export type Addressed = { id: string; slug: string };

/** The path of a record's page: `{section}/{id}-{slug}`. */
export const recordPath = (section: string, { id, slug }: Addressed) => `${section}/${id}-${slug}`;

/** The id and slug in `{id}-{slug}`; undefined if it has no id. */
export function parseRecordKey(key: string): Addressed | undefined {
  const match = /^([1-9]\d{0,9})(?:-(.*))?$/.exec(key);
  return match?.[1] ? { id: match[1], slug: match[2] ?? "" } : undefined;
}

/** The path of a solution's page. */
export const solutionPath = (solution: Addressed) => recordPath("/solutions", solution);

/** How many words name an end of a passage. */
const ENDS = 5;

/** The fragment that scrolls to a passage of a page and marks it, in browsers that know how; others show the page. */
export function textFragment(passage: string): string {
  const words = passage.trim().split(/\s+/);
  const ends = words.length > 2 * ENDS ? [words.slice(0, ENDS), words.slice(-ENDS)] : [words];
  const encode = (part: readonly string[]) => encodeURIComponent(part.join(" ")).replaceAll("-", "%2D");
  return `#:~:text=${ends.map(encode).join(",")}`;
}

/** The path of a vendor's page. */
export const vendorPath = (vendor: Addressed) => recordPath("/vendors", vendor);

/** The path of an opportunity's page. */
export const opportunityPath = (opportunity: Addressed) => recordPath("/opportunities", opportunity);

/** The path of a paper's page. */
export const paperPath = (paper: Addressed) => recordPath("/research", paper);

/** The path of a collaboration's page. */
export const collaborationPath = (collaboration: Addressed) =>
  recordPath("/research/collaborations", collaboration);

/** The path of a university partner's page. */
export const partnerPath = (partner: Addressed) => recordPath("/research/partners", partner);

/** The path of a trending topic's page. */
export const topicPath = (topic: Addressed) => recordPath("/research/topics", topic);

/** The path of the page where somebody can get to manage a vendor. */
export const vendorClaimPath = (vendor: Addressed) => `${vendorPath(vendor)}/claim`;

/** The path of the page where a vendor's members edit its page. */
export const vendorEditPath = (vendor: Addressed) => `${vendorPath(vendor)}/edit`;

/** The path of the page where administrators record what they checked of a vendor. */
export const vendorVerificationPath = (vendor: Addressed) => `${vendorPath(vendor)}/verification`;

/** The path of the page where a vendor's members list its solutions. */
export const vendorSolutionsPath = (vendor: Addressed) => `${vendorPath(vendor)}/solutions`;

/** The path of the page where a vendor's members add a solution. */
export const newSolutionPath = (vendor: Addressed) => `${vendorSolutionsPath(vendor)}/new`;

/** The path of the page where its vendor's members edit a solution. */
export const solutionEditPath = (solution: Addressed) => `${solutionPath(solution)}/edit`;

/** The path of the page where its owner's people edit an opportunity. */
export const opportunityEditPath = (opportunity: Addressed) => `${opportunityPath(opportunity)}/edit`;

/** The path of the page where its owner's people edit a collaboration. */
export const collaborationEditPath = (collaboration: Addressed) => `${collaborationPath(collaboration)}/edit`;

/** The path of the page with an organization's members. */
export const membersPath = (organizationId: string) => `/organizations/${organizationId}/members`;
