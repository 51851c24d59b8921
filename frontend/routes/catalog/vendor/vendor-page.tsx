import { chakra } from "@chakra-ui/react";
import { SaveActions } from "../../../features/bookmarks/save-actions.tsx";
import { ContactVendor } from "../../../features/conversations/contact-vendor.tsx";
import { DocumentList } from "../../../features/documents/documents.ts";
import { FittingOpportunities } from "../../../features/matches/fitting-opportunities.tsx";
import { Logo } from "../../../features/pictures/logo.tsx";
import { Gallery, VideoPlayer } from "../../../features/pictures/pictures.ts";
import { ActionBar } from "../../../features/record/action-bar.tsx";
import { Contact } from "../../../features/record/contact.tsx";
import { RecordHead } from "../../../features/record/record-head.tsx";
import { RecordPage } from "../../../features/record/record-page.tsx";
import { vendorPath } from "../../../features/record/record-path.ts";
import { Prose, RecordSection } from "../../../features/record/record-section.tsx";
import { useNotedView } from "../../../features/record-views/use-noted-view.ts";
import { ReviewList } from "../../../features/reviews/review-list.tsx";
import { WatchVendor } from "../../../features/watch-list/watch-vendor.tsx";
import { onDemand } from "../../../ui/behavior/on-demand.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { RatingStars } from "../../../ui/display/rating-stars.tsx";
import { VerifiedMark } from "../../../ui/display/verified-mark.tsx";
import { DetailColumns } from "../../../ui/layout/detail-columns.tsx";
import { Checks } from "./checks.tsx";
import type { ShownVendor } from "./shown-vendor.ts";
import { countOf, VendorFacts } from "./vendor-facts.tsx";
import { VendorJsonLd } from "./vendor-json-ld.tsx";
import { VendorSolutions } from "./vendor-solutions.tsx";
import { WithdrawnNote } from "./withdrawing.tsx";

/** Far below on a phone, so its script comes after what a first visit needs. */
const CompanyFacts = onDemand<{ vendor: ShownVendor }>(
  async () => (await import("./company-facts.tsx")).CompanyFacts,
);

/** The same. */
const Team = onDemand<{ team: ShownVendor["team"] }>(
  async () => (await import("../../../features/vendor-team/team.tsx")).Team,
);

/** A vendor with all its details. */
export function VendorPage({ vendor }: { vendor: ShownVendor }) {
  useNotedView("VENDOR", vendor.id);
  const { id, name, description, verified, rating, reviewCount, categories, contactEmail, website } = vendor;
  const isPublic = vendor.status === "PUBLISHED";
  const unverified = vendor.verificationEndedAt ? "No longer verified" : "Not verified yet";
  return (
    <RecordPage
      title={name}
      description={description}
      path={vendorPath(vendor)}
      section={{ to: "/vendors", label: "Vendors" }}
    >
      <VendorJsonLd vendor={vendor} />
      <WithdrawnNote vendor={vendor} />
      <RecordHead
        actions={
          isPublic && (
            <SaveActions of={{ kind: "VENDOR", id: vendor.id, title: name, saved: vendor.viewerHasSaved }}>
              <WatchVendor vendorId={vendor.id} name={name} />
            </SaveActions>
          )
        }
        title={name}
        mark={<Logo name={name} logo={vendor.logo} size={64} first />}
        by={verified ? <VerifiedMark>Verified vendor</VerifiedMark> : unverified}
      >
        {rating > 0 && <RatingStars rating={rating} reviewCount={reviewCount} />}
        {categories.map((category) => (
          <Badge key={category.id}>{category.name}</Badge>
        ))}
      </RecordHead>
      {vendor.screenshots.length > 0 && <Gallery of={name} pictures={vendor.screenshots} />}
      {vendor.videoUrl && <VideoPlayer of={name} url={vendor.videoUrl} />}
      <DetailColumns
        facts={<VendorFacts vendor={vendor} />}
        bar={
          <ActionBar lead={countOf(vendor)}>
            <ButtonLink to="#contact" variant="primary" size="md" flexShrink="0">
              Contact vendor
            </ButtonLink>
          </ActionBar>
        }
      >
        {description && (
          <RecordSection title="About">
            <Prose>{description}</Prose>
          </RecordSection>
        )}
        {vendor.solutions.length > 0 && <VendorSolutions vendor={vendor} />}
        <chakra.div my="10">
          <CompanyFacts vendor={vendor} />
        </chakra.div>
        {vendor.team.length > 0 && (
          <RecordSection title="Team" id="team">
            <Team team={vendor.team} />
          </RecordSection>
        )}
        {vendor.documents.length > 0 && (
          <RecordSection title="Documents" id="documents">
            <DocumentList
              documents={vendor.documents}
              askAt={(title) => `${vendorPath(vendor)}?${new URLSearchParams({ ask: title })}#contact`}
            />
          </RecordSection>
        )}
        <RecordSection title="What we checked" id="checks">
          <Checks vendor={vendor} />
        </RecordSection>
        <RecordSection title="Contact" id="contact">
          <Contact
            how={
              contactEmail
                ? `Contact ${name} directly and mention the solution you're asking about.`
                : website
                  ? `${name} doesn't list an email address. See its website for how to get in touch.`
                  : `${name} hasn't listed contact details yet.`
            }
            email={contactEmail}
            subject={`Question to ${name}`}
          />
          {isPublic && <ContactVendor vendor={vendor} />}
        </RecordSection>
        {isPublic && vendor.editedById && vendor.claimed && (
          <chakra.div my="10">
            <FittingOpportunities vendor={vendor} />
          </chakra.div>
        )}
        <RecordSection title="Reviews" id="reviews">
          <ReviewList of={{ vendorId: id }} />
        </RecordSection>
      </DetailColumns>
    </RecordPage>
  );
}
