import type { ShortlistQuery } from "../../../../features/bookmarks/record-line.generated.ts";

/** One of the viewer's shortlists. */
export type OwnShortlist = NonNullable<ShortlistQuery["shortlist"]>;
