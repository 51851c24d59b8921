import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { receivedApplicationList, viewerApplicationList } from "./application.list.ts";
import { APPLICATION_STATUS_LABELS, ApplicationStatuses } from "./application-status.ts";

interface ApplicationLine {
  id: string;
  status: keyof typeof ApplicationStatuses;
  applicantName: string;
  contactEmail: string;
  affiliation: string;
  text: string;
  links: string[];
  submittedAt: Date | null;
  updatedAt: Date;
  opportunity: { title: string } | null;
  collaboration: { title: string } | null;
}

const NODE = `id status applicantName contactEmail affiliation text links submittedAt updatedAt
  opportunity { title } collaboration { title }`;

const what = {
  Id: ({ id }: ApplicationLine) => Number(id),
  Kind: ({ opportunity }: ApplicationLine) => (opportunity ? "Opportunity" : "Collaboration"),
  Title: ({ opportunity, collaboration }: ApplicationLine) => (opportunity ?? collaboration)?.title,
  Status: ({ status }: ApplicationLine) => APPLICATION_STATUS_LABELS[ApplicationStatuses[status]],
};
const text = {
  Text: ({ text }: ApplicationLine) => text,
  Links: ({ links }: ApplicationLine) => links.join("; "),
  Submitted: ({ submittedAt }: ApplicationLine) => submittedAt,
  Changed: ({ updatedAt }: ApplicationLine) => updatedAt,
};

/** Downloads of applications: those that the viewer has written, and those that they decide on. */
export const applicationFileRoutes: RestRoute[] = [
  listFile<ApplicationLine>(anyList(viewerApplicationList), {
    summary: "Your own applications as CSV, latest change first",
    node: NODE,
    columns: { ...what, ...text },
  }),
  listFile<ApplicationLine>(anyList(receivedApplicationList), {
    summary: "Applications that you decide on as CSV",
    node: NODE,
    columns: {
      ...what,
      Applicant: ({ applicantName }) => applicantName,
      Email: ({ contactEmail }) => contactEmail,
      Affiliation: ({ affiliation }) => affiliation,
      ...text,
    },
  }),
];
