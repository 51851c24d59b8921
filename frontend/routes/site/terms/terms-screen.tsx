import { ProsePage } from "../../../features/prose/prose-page.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** The terms of use. */
export const Component = () => (
  <ProsePage
    title="Terms"
    lead="The rules of this hub, in plain language."
    description="The terms of use of SportsTech Hub: accounts, content, figures and fair use of the API."
    path="/terms"
  >
    <h2>Early access</h2>
    <p>
      The product is an early-access beta: parts of it may still change, be added or be removed. Reading is
      free and requires no account.
    </p>
    <h2>Your account</h2>
    <ul>
      <li>Use your own name and an email address where we can reach you.</li>
      <li>
        Keep your password to yourself, and turn on two-factor authentication if others rely on your account.
      </li>
      <li>Close it whenever you like, on the Privacy tab of your profile.</li>
    </ul>
    <h2>What you publish</h2>
    <p>
      What you write remains yours, and you are responsible for it. Do not publish anything that is unlawful,
      deceptive, or belongs to someone else. Administrators may hide content that violates this and deactivate
      the account behind it.
    </p>
    <h2>What you read</h2>
    <p>
      Vendors, organizations and universities describe themselves. Whatever the hub has checked is marked as
      such, with the date. Market figures are given with their source, and are not investment advice.
    </p>
    <h2>The API</h2>
    <p>
      Programs may use the public API within its limits, which are described on the{" "}
      <TextLink to="/developers">developers page</TextLink>. Credit the source when you show its data.
    </p>
  </ProsePage>
);
