import type { PostingKind } from "../../graphql/schema.generated.ts";
import {
  type Addressed,
  collaborationEditPath,
  collaborationPath,
  opportunityEditPath,
  opportunityPath,
} from "../record/record-path.ts";

/** The path of the viewer's postings. */
export const POSTINGS = "/postings";

/** The path of the form for a new posting. */
export const newPostingPath = (kind: PostingKind) => `${POSTINGS}/new?kind=${kind.toLowerCase()}`;

type Posted = { kind: PostingKind; recordId: string; slug: string };

const addressOf = ({ recordId, slug }: Posted): Addressed => ({ id: recordId, slug });

/** The path of a posting's page. */
export const postedPath = (posting: Posted) =>
  posting.kind === "OPPORTUNITY"
    ? opportunityPath(addressOf(posting))
    : collaborationPath(addressOf(posting));

/** The path of the page where it is edited. */
export const postedEditPath = (posting: Posted) =>
  posting.kind === "OPPORTUNITY"
    ? opportunityEditPath(addressOf(posting))
    : collaborationEditPath(addressOf(posting));
