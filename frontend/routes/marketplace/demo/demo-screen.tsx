import { chakra } from "@chakra-ui/react";
import { DemoRequestForm } from "../../../features/demo-requests/demo-request-form.tsx";
import { FormColumns } from "../../../features/demo-requests/form-columns.tsx";
import { PageHero } from "../../../ui/layout/page-hero.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

const Steps = chakra("ol", {
  base: { ps: "5", listStyleType: "decimal", color: "fg.muted", "& li": { mb: "2" } },
});

/** The form to request a demo. */
export const Component = () => (
  <>
    <PageMetadata
      title="Schedule a Demo"
      description="Request a demo of SportsTech Hub, tailored to your club, school or company."
      path="/demo"
    />
    <PageHero title="Schedule a Demo" lead="See how the hub can answer your organization's questions." />
    <FormColumns>
      <DemoRequestForm label="Schedule a demo" submit="Schedule Demo" timed />
      <section aria-labelledby="what-happens">
        <chakra.h2 id="what-happens" mb="3" fontSize="xl" fontWeight="semibold">
          What happens next
        </chakra.h2>
        <Steps>
          <li>Your request goes to our administrators.</li>
          <li>One of them replies by email to arrange a time.</li>
          <li>You see the product with your sport, your level and your budget.</li>
        </Steps>
      </section>
    </FormColumns>
  </>
);
