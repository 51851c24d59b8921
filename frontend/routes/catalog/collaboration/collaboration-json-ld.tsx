import { useContext } from "react";
import { collaborationPath } from "../../../features/record/record-path.ts";
import { SiteContext } from "../../../ui/behavior/site-context.ts";
import { JsonLd } from "../../../ui/layout/json-ld.tsx";
import type { CollaborationQuery } from "./collaboration.generated.ts";

type Props = { collaboration: NonNullable<CollaborationQuery["collaboration"]> };

/** A collaboration's structured data for search engines. */
export function CollaborationJsonLd({ collaboration }: Props) {
  const { publicUrl } = useContext(SiteContext);
  const { title, organization, partner, description, budget } = collaboration;
  return (
    <JsonLd
      data={{
        "@type": "ResearchProject",
        name: title,
        description: description ?? title,
        url: `${publicUrl}${collaborationPath(collaboration)}`,
        parentOrganization: partner
          ? { "@type": "CollegeOrUniversity", name: partner.universityName }
          : { "@type": "Organization", name: organization },
        ...(budget !== null && {
          funding: {
            "@type": "MonetaryGrant",
            amount: { "@type": "MonetaryAmount", value: budget, currency: "USD" },
          },
        }),
      }}
    />
  );
}
