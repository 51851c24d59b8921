import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import {
  CATALOG_LABELS,
  type CatalogKey,
} from "../../../../backend/modules/administration/catalog-editor/kinds/kinds.rules.ts";
import { Breadcrumbs } from "../../../ui/layout/breadcrumbs.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";

/** The page around a record's form. */
export function EntryFrame({
  kind,
  title,
  children,
}: {
  kind: CatalogKey;
  title: string;
  children: ReactNode;
}) {
  return (
    <Page py={{ base: "6", md: "8" }}>
      <Breadcrumbs
        steps={[
          { to: "/", label: "Home" },
          { to: "/admin/catalog", label: "Catalog" },
          { to: `/admin/catalog?kind=${kind}`, label: CATALOG_LABELS[kind].label },
        ]}
        here={title}
      />
      <PageHeading mt="6" mb="8" overflowWrap="anywhere">
        {title}
      </PageHeading>
      <chakra.div maxWidth="2xl">{children}</chakra.div>
    </Page>
  );
}
