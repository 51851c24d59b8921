/** A record with a page of its own. */
export type Addressed = { id: string; slug: string };

/** Returns the path of a record's page: `{section}/{id}-{slug}`. */
export const recordPath = (section: string, { id, slug }: Addressed) => `${section}/${id}-${slug}`;

/** Parses the id and slug in `{id}-{slug}`; undefined if it has no id. */
export function parseRecordKey(key: string): Addressed | undefined {
  const match = /^([1-9]\d{0,9})(?:-(.*))?$/.exec(key);
  return match?.[1] ? { id: match[1], slug: match[2] ?? "" } : undefined;
}

/** The path of a solution's page. */
export const solutionPath = (solution: Addressed) => recordPath("/solutions", solution);

/** The number of words at each end of a passage in a text fragment. */
const ENDS = 5;

/**
 * Returns the text fragment that scrolls to a passage of a page and highlights it; browsers without support
 * show the page.
 */
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

/** The path of the page where a user can claim a vendor. */
export const vendorClaimPath = (vendor: Addressed) => `${vendorPath(vendor)}/claim`;

/** The path of the page where a vendor's members edit its page. */
export const vendorEditPath = (vendor: Addressed) => `${vendorPath(vendor)}/edit`;

/** The path of the page where administrators record a vendor's verification. */
export const vendorVerificationPath = (vendor: Addressed) => `${vendorPath(vendor)}/verification`;

/** The path of the page where a vendor's members list its solutions. */
export const vendorSolutionsPath = (vendor: Addressed) => `${vendorPath(vendor)}/solutions`;

/** The path of the page where a vendor's members import their catalog. */
export const vendorImportPath = (vendor: Addressed) => `${vendorPath(vendor)}/import`;

/** The path of the page that shows a vendor's members what buyers do. */
export const vendorInsightsPath = (vendor: Addressed) => `${vendorPath(vendor)}/insights`;

/** The path of the page where a vendor's members add a solution. */
export const newSolutionPath = (vendor: Addressed) => `${vendorSolutionsPath(vendor)}/new`;

/** The path of the page where the vendor's members edit a solution. */
export const solutionEditPath = (solution: Addressed) => `${solutionPath(solution)}/edit`;

/** The path of the page where the owner's team edits an opportunity. */
export const opportunityEditPath = (opportunity: Addressed) => `${opportunityPath(opportunity)}/edit`;

/** The path of the page where the owner's team edits a collaboration. */
export const collaborationEditPath = (collaboration: Addressed) => `${collaborationPath(collaboration)}/edit`;

/** The path of the page with an organization's members. */
export const membersPath = (organizationId: string) => `/organizations/${organizationId}/members`;
