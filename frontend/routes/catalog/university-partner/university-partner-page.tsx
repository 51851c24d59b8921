import { Contact } from "../../../features/record/contact.tsx";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { FactCard } from "../../../features/record/fact-card.tsx";
import { RecordHead } from "../../../features/record/record-head.tsx";
import { RecordPage } from "../../../features/record/record-page.tsx";
import { partnerPath } from "../../../features/record/record-path.ts";
import { Prose, RecordSection } from "../../../features/record/record-section.tsx";
import { WebsiteLink } from "../../../features/record/website-link.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { VendorMark } from "../../../ui/display/vendor-mark.tsx";
import { DetailColumns } from "../../../ui/layout/detail-columns.tsx";
import { PartnerWork } from "./partner-work.tsx";
import type { UniversityPartnerQuery } from "./university-partner.generated.ts";

type Props = { partner: NonNullable<UniversityPartnerQuery["universityPartner"]> };

/** A university partner with all its details. */
export function PartnerPage({ partner }: Props) {
  const { universityName, collaborationType, description, website, contactEmail } = partner;
  const { city, country, partnerSince, updatedAt } = partner;
  const place = [city, country].filter(Boolean).join(", ");
  return (
    <RecordPage
      title={universityName}
      description={description}
      path={partnerPath(partner)}
      section={{ to: "/research/partners", label: "University Partners" }}
    >
      <RecordHead title={universityName} mark={<VendorMark name={universityName} size={64} />} by={place}>
        <Badge>{collaborationType}</Badge>
      </RecordHead>
      <DetailColumns
        facts={
          <FactCard
            lead={collaborationType}
            note="in the research network"
            action={
              contactEmail && (
                <ButtonLink to="#contact" variant="primary" size="md" width="full" mt="5">
                  Contact
                </ButtonLink>
              )
            }
            facts={[
              website && ["Website", <WebsiteLink key="website" href={website} />],
              place && ["Location", place],
              ["Partner since", <DateFact key="since" at={partnerSince} />],
              ["Updated", <DateFact key="updated" at={updatedAt} />],
            ]}
          />
        }
      >
        {description && (
          <RecordSection title="About">
            <Prose>{description}</Prose>
          </RecordSection>
        )}
        <RecordSection title="Contact" id="contact">
          <Contact
            how={`Write to ${universityName} and describe what you'd like to work on together.`}
            email={contactEmail}
            subject={`Working with ${universityName}`}
          />
        </RecordSection>
      </DetailColumns>
      <PartnerWork university={universityName} />
    </RecordPage>
  );
}
