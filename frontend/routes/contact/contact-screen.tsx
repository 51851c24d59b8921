import { chakra } from "@chakra-ui/react";
import { DemoRequestForm } from "../../features/demo-requests/demo-request-form.tsx";
import { FormColumns } from "../../features/demo-requests/form-columns.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { TextLink } from "../../ui/text-link.tsx";

export { ProseLoading as Loading } from "../../features/prose/prose-page.tsx";

/** Writes to whoever runs the hub. */
export const Component = () => (
  <>
    <PageMetadata
      title="Contact"
      description="Write to the administrators of SportsTech Hub: questions, corrections and requests."
      path="/contact"
    />
    <PageHero
      title="Contact"
      lead="Questions, corrections and requests reach the administrators of this hub."
    />
    <FormColumns>
      <DemoRequestForm label="Contact" submit="Send Message" timed={false} />
      <section aria-labelledby="faster">
        <chakra.h2 id="faster" mb="3" fontSize="xl" fontWeight="semibold">
          Often faster
        </chakra.h2>
        <chakra.ul ps="5" listStyleType="disc" color="fg.muted" display="grid" gap="2">
          <li>
            To ask a vendor, open its page among the <TextLink to="/vendors">vendors</TextLink>.
          </li>
          <li>
            To apply for something, open it among the <TextLink to="/opportunities">opportunities</TextLink>.
          </li>
          <li>
            For the data and the API, see the page for <TextLink to="/developers">developers</TextLink>.
          </li>
          <li>
            If something does not answer, look at the <TextLink to="/status">status</TextLink>.
          </li>
        </chakra.ul>
      </section>
    </FormColumns>
  </>
);
