import { ProsePage } from "../../../features/prose/prose-page.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { BriefServiceDocument } from "./brief-service.generated.ts";
import { BriefServiceNote } from "./brief-service-note.tsx";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** Preloads whether briefs are sent to an external service. */
export const preload: Screen["preload"] = (start) => start(BriefServiceDocument, {});

/** The privacy page: what data is kept about people, and their choices. */
export const Component = () => (
  <ProsePage
    title="Privacy"
    lead="What data this hub keeps about you, why, and how to export or delete it."
    description="What data SportsTech Hub keeps about visitors and members, for how long, and how to export or delete it."
    path="/privacy"
  >
    <h2>If you're just visiting</h2>
    <p>
      Pages load nothing from other sites and have no advertising or tracking. One cookie remembers whether
      you chose the light or dark theme. To detect abuse when people sign in, sign up or send forms, network
      addresses are counted for a few minutes to a few hours.
    </p>
    <h2>If you have an account</h2>
    <ul>
      <li>
        Your profile: your name, email address and anything else you enter. The password is stored only as an
        argon2id hash, and the two-factor secret only while two-factor authentication is on.
      </li>
      <li>
        Your sessions: device, network address and last use, which you can see and end on the{" "}
        <TextLink to="/profile?tab=settings">Settings tab</TextLink>. Scripts can't read the session cookie,
        and it's stored as a hash.
      </li>
      <li>Your choices: which notifications you receive, and what others can see.</li>
      <li>
        Your activity on the blog: comments under the name you had at the time, likes, saved articles and
        reports.
      </li>
      <li>
        Your applications with the contact address you give. Only you can see drafts and withdrawn ones; what
        you submit is read by the people who decide on it, and is deleted with your account.
      </li>
      <li>
        Which solutions you view, save, compare, dismiss or ask a vendor about: for half a year, to improve
        suggestions. Turn off Data Analytics to stop this and delete what was kept.
      </li>
    </ul>
    <h2>If you write to us</h2>
    <p>
      A demo request or message is stored with the name, email address and organization you give, and is sent
      by email to the administrators.
    </p>
    <p>
      The newsletter goes only to people who clicked the confirmation link in the first email. Every issue has
      an unsubscribe link that takes effect immediately, and a header that lets your email program use it. To
      count each reader of an article once, an anonymous number is kept for two hours.
    </p>
    <BriefServiceNote />
    <h2>Your choices</h2>
    <ul>
      <li>You choose whether others can view your profile, find you, or see when you were last active.</li>
      <li>Export My Data gives you all of your data immediately, as JSON.</li>
      <li>
        Delete Account ends all sessions and, after 14 days, removes all personal data from the database.
        Signing in before then cancels it.
      </li>
    </ul>
    <p>
      You can do all of this on the <TextLink to="/profile?tab=privacy">Privacy tab</TextLink> of your
      profile. For anything else, <TextLink to="/contact">write to us</TextLink>.
    </p>
  </ProsePage>
);
