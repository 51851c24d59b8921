import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { POSTINGS } from "./posting-paths.ts";

/** The page of a posting's form. */
export function FormPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <Page py={{ base: "6", md: "8" }}>
      <Breadcrumbs
        steps={[
          { to: "/", label: "Home" },
          { to: POSTINGS, label: "Your postings" },
        ]}
        here={title}
      />
      <chakra.div maxWidth="2xl">
        <PageHeading mt="6" overflowWrap="anywhere">
          {title}
        </PageHeading>
        <chakra.p mt="2" mb="8" color="fg.muted">
          {lead}
        </chakra.p>
        {children}
      </chakra.div>
    </Page>
  );
}
