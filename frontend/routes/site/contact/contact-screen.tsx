import { chakra } from "@chakra-ui/react";
import { DemoRequestForm } from "../../../features/demo-requests/demo-request-form.tsx";
import { FormColumns } from "../../../features/demo-requests/form-columns.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { PageHero } from "../../../ui/layout/page-hero.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** Sends a message to the site's operators. */
export const Component = () => (
  <>
    <PageMetadata
      title="Contact"
      description="Contact SportsTech Hub's administrators with questions, corrections and requests."
      path="/contact"
    />
    <PageHero title="Contact" lead="Send questions, corrections and requests to our administrators." />
    <FormColumns>
      <DemoRequestForm label="Contact" submit="Send Message" timed={false} />
      <section aria-labelledby="faster">
        <chakra.h2 id="faster" mb="3" fontSize="xl" fontWeight="semibold">
          Often faster
        </chakra.h2>
        <chakra.ul ps="5" listStyleType="disc" color="fg.muted" display="grid" gap="2">
          <li>
            To contact a vendor, open its page under <TextLink to="/vendors">vendors</TextLink>.
          </li>
          <li>
            To apply for an opportunity, open its page under{" "}
            <TextLink to="/opportunities">opportunities</TextLink>.
          </li>
          <li>
            For data and API access, see the <TextLink to="/developers">developers page</TextLink>.
          </li>
          <li>
            If something isn't working, check the <TextLink to="/status">status page</TextLink>.
          </li>
        </chakra.ul>
      </section>
    </FormColumns>
  </>
);
