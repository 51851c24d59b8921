import { ProsePage } from "../../../features/prose/prose-page.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** The About page. */
export const Component = () => (
  <ProsePage
    title="About"
    lead="One place to find sports technology and see why it fits."
    description="What SportsTech Hub is, who it's for, and how it handles figures and claims."
    path="/about"
  >
    <h2>What it is</h2>
    <p>
      SportsTech Hub is a discovery platform and marketplace for sports technology. Tell us what you're
      looking for and find the solutions, vendors, opportunities, research and market data that fit, with the
      evidence for each.
    </p>
    <h2>Who it's for</h2>
    <ul>
      <li>Clubs, schools, academies and federations choosing technology.</li>
      <li>Students and researchers looking for data, partners and papers.</li>
      <li>Mentors and professors who guide them.</li>
      <li>Investors who want to know what is growing, and on what evidence.</li>
      <li>Vendors who want to be found for what their products do.</li>
    </ul>
    <h2>How we handle figures</h2>
    <p>
      Anything that can be counted is counted from records you can open: vendors, open funding, papers and
      reviews. Everything else is shown as a claim with its source, and marked if it is our target. A rating
      is the average of published reviews, nothing more.
    </p>
    <p>
      Our team verifies vendors by hand: we check that they own their domain, that the company exists, and
      what customers say. Each vendor's page lists what was checked, by whom and when, and how long the
      verification is valid.
    </p>
    <p>
      <TextLink to="/how-matching-works">How Matching Works</TextLink> explains how a match score is
      calculated.
    </p>
    <h2>Who to ask</h2>
    <p>
      Is something wrong or missing? <TextLink to="/contact">Write to the administrators</TextLink>. For
      questions about a product, contact the vendor from its page.
    </p>
  </ProsePage>
);
