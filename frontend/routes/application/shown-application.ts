import { collaborationPath, opportunityPath } from "../../features/record/record-path.ts";
import type { ApplicationQuery } from "./application.generated.ts";

/** An application that exists. */
export type ShownApplication = NonNullable<ApplicationQuery["application"]>;

/** What it is for: title, organization and page. */
export function recordOf({ opportunity, collaboration }: ShownApplication) {
  if (opportunity) return { ...opportunity, path: opportunityPath(opportunity) };
  if (collaboration) return { ...collaboration, path: collaborationPath(collaboration) };
  throw new Error("An application is for something.");
}
