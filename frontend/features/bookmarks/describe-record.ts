import { postPath } from "../blog/blog-paths.ts";
import { trendPath } from "../market/market-paths.ts";
import {
  collaborationPath,
  opportunityPath,
  paperPath,
  solutionPath,
  vendorPath,
} from "../record/record-path.ts";
import type { RecordLine_RecordFragment } from "./record-line.generated.ts";

/** A record of any kind for a line in a list. */
export type RecordWords = { title: string; note: string; to: string; saved: boolean | null };

/** Returns the title of a record, a short description, and its path. */
export function describeRecord(record: RecordLine_RecordFragment): RecordWords {
  const saved = record.viewerHasSaved;
  switch (record.__typename) {
    case "Vendor":
      return { title: record.name, note: record.country ?? "", to: vendorPath(record), saved };
    case "Solution":
      return { title: record.title, note: `by ${record.vendor.name}`, to: solutionPath(record), saved };
    case "Opportunity":
      return { title: record.title, note: record.organization, to: opportunityPath(record), saved };
    case "Collaboration":
      return { title: record.title, note: record.organization, to: collaborationPath(record), saved };
    case "ResearchPaper":
      return { title: record.title, note: record.university, to: paperPath(record), saved };
    case "MarketTrend":
      return { title: record.title, note: record.trendCategory, to: trendPath(record), saved };
    case "BlogPost":
      return {
        title: record.title,
        note: `${record.readingMinutes} min read`,
        to: postPath(record),
        saved,
      };
  }
}
