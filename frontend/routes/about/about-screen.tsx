import { ProsePage } from "../../features/prose/prose-page.tsx";
import { TextLink } from "../../ui/text-link.tsx";

export { ProseLoading as Loading } from "../../features/prose/prose-page.tsx";

/** The About page. */
export const Component = () => (
  <ProsePage
    title="About"
    lead="One place to find sports technology, and to see why it fits."
    description="What SportsTech Hub is, who it is for and how it treats figures and claims."
    path="/about"
  >
    <h2>What it is</h2>
    <p>
      SportsTech Hub is a discovery platform and marketplace for sports technology. Somebody says what they
      look for and finds the solutions, vendors, opportunities, research and market figures that fit, with the
      evidence for each.
    </p>
    <h2>Who it is for</h2>
    <ul>
      <li>Clubs, schools, academies and federations that choose technology.</li>
      <li>Students and researchers who look for data, partners and papers.</li>
      <li>Mentors and professors who guide them.</li>
      <li>Investors who want to know what grows, and on what grounds.</li>
      <li>Vendors who want to be found by what their products do.</li>
    </ul>
    <h2>How figures are treated</h2>
    <p>
      What can be counted is counted from the rows that you can open: vendors, open funding, papers, reviews.
      What cannot is shown as a claim, with its source and the day on which it was last looked at. A rating is
      the mean of published reviews and of nothing else. A vendor counts as verified only with what was
      checked on its page.
    </p>
    <p>
      Something is wrong or missing? <TextLink to="/contact">Write to us</TextLink>.
    </p>
  </ProsePage>
);
