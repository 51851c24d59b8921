import { collaborationPath, opportunityPath } from "../../../features/record/record-path.ts";
import type { ApplicationQuery } from "./application.generated.ts";

/** An existing application. */
export type ShownApplication = NonNullable<ApplicationQuery["application"]>;

/** Returns the title, organization and path of the record applied for, and whether the viewer can open it. */
export function recordOf({ opportunity, collaboration, viewerIsApplicant }: ShownApplication) {
  const canOpen = !viewerIsApplicant || (opportunity ?? collaboration)?.stage === "PUBLISHED";
  if (opportunity) return { ...opportunity, canOpen, path: opportunityPath(opportunity) };
  if (collaboration) return { ...collaboration, canOpen, path: collaborationPath(collaboration) };
  throw new Error("An application is for something.");
}
