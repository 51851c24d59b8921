import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { DetailColumns } from "../../ui/layout/detail-columns.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";

/** The placeholder of a record's page. */
export function RecordLoading({ noun }: { noun: string }) {
  return (
    <Page py={{ base: "6", md: "8" }} aria-busy>
      <VisuallyHidden role="status">Loading the {noun}</VisuallyHidden>
      <chakra.div display="grid" gap="4" aria-hidden>
        <SkeletonBar width="56" />
        <SkeletonBar width="min(28rem, 80%)" height="12" mt="6" />
        <SkeletonBar width="40" />
        <DetailColumns facts={<SkeletonBar height="72" borderRadius="lg" />}>
          <chakra.div display="grid" gap="3" alignContent="start">
            {["100%", "96%", "98%", "72%"].map((width) => (
              <SkeletonBar key={width} width={width} />
            ))}
          </chakra.div>
        </DetailColumns>
      </chakra.div>
    </Page>
  );
}
