import { ProsePage } from "../../features/prose/prose-page.tsx";
import { TextLink } from "../../ui/text-link.tsx";

export { ProseLoading as Loading } from "../../features/prose/prose-page.tsx";

/** The terms of use. */
export const Component = () => (
  <ProsePage
    title="Terms"
    lead="The rules of this hub, in plain words."
    description="The terms of use of SportsTech Hub: accounts, content, figures and fair use of the API."
    path="/terms"
  >
    <h2>Early access</h2>
    <p>
      The product is an early-access beta: parts of it still change, are added or are taken back. Reading is
      free and needs no account.
    </p>
    <h2>Your account</h2>
    <ul>
      <li>Give your own name and an email address that reaches you.</li>
      <li>Keep your password to yourself, and switch the second factor on if others rely on your account.</li>
      <li>Close it whenever you like, on the Privacy tab of your profile. Nobody has to be called.</li>
    </ul>
    <h2>What you publish</h2>
    <p>
      What you write stays yours, and you answer for it. Do not publish what is unlawful, deceives, or belongs
      to somebody else. Administrators may hide what breaks this, and deactivate the account behind it.
    </p>
    <h2>What you read</h2>
    <p>
      Vendors, organizations and universities describe themselves. What the hub has checked is said beside it,
      with its date. Market figures are given with their source, and are no advice to invest.
    </p>
    <h2>The API</h2>
    <p>
      Programs may use the public API within its limits, which the page for{" "}
      <TextLink to="/developers">developers</TextLink> describes. Name the source when you show its data.
    </p>
  </ProsePage>
);
