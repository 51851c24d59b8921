import { chakra } from "@chakra-ui/react";
import { counted } from "../../../../backend/shared/text/counted.rules.ts";
import { REQUESTS } from "../../../features/conversations/request-path.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { useRefresh } from "../../../features/routing/use-refresh.ts";
import { Breadcrumbs } from "../../../ui/layout/breadcrumbs.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { AnswerTable, type Asked, type Reply } from "./answer-table.tsx";

/** A request with the vendors' answers side by side. */
export function RequestPage({ request, replies }: { request: Asked; replies: readonly Reply[] }) {
  const { title, createdAt, vendorCount, answeredCount } = request;
  useRefresh(["VendorRequest"]);
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageMetadata title={title} description="A request to several vendors." hidden />
      <Breadcrumbs
        steps={[
          { to: "/messages", label: "Messages" },
          { to: REQUESTS, label: "Requests" },
        ]}
        here={title}
      />
      <PageHeading mt="4" overflowWrap="anywhere">
        {title}
      </PageHeading>
      <chakra.p mt="2" mb="6" color="fg.muted">
        {answeredCount} of {counted(vendorCount ?? 0, "vendor")} {vendorCount === 1 ? "has" : "have"}{" "}
        answered. Sent <DateFact at={createdAt} />.
      </chakra.p>
      <AnswerTable request={request} replies={replies} />
    </Page>
  );
}
