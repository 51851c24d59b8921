import { ProsePage } from "../../features/prose/prose-page.tsx";
import { TextLink } from "../../ui/text-link.tsx";

export { ProseLoading as Loading } from "../../features/prose/prose-page.tsx";

/** The privacy page: what data is kept about people, and their choices. */
export const Component = () => (
  <ProsePage
    title="Privacy"
    lead="What this hub keeps of you, why, and how you take it back."
    description="What SportsTech Hub keeps of visitors and members, for how long, and how to export or delete it."
    path="/privacy"
  >
    <h2>If you only visit</h2>
    <p>
      Pages load nothing from other sites and carry no advertising and no tracking. One cookie remembers
      whether you chose the light or the dark theme. Network addresses are counted for minutes to hours where
      a flood of requests has to be told from people: signing in, signing up and sending forms.
    </p>
    <h2>If you have an account</h2>
    <ul>
      <li>
        Your profile: the name, email address and whatever else you enter. The password is kept only as an
        argon2id hash, the second factor's secret only while it is on.
      </li>
      <li>
        Your sessions: device, network address and last use, which you see and end on the{" "}
        <TextLink to="/profile?tab=settings">Settings tab</TextLink>. The session cookie cannot be read by
        scripts and is kept here as a hash.
      </li>
      <li>Your choices: what you are told, and what others may see.</li>
      <li>
        What you do in the blog: comments under the name that you had then, likes, saved articles and reports.
      </li>
    </ul>
    <h2>If you write to us</h2>
    <p>
      A demo request or message is stored with the name, address and organization that you give, and is sent
      by mail to the administrators.
    </p>
    <p>
      The newsletter goes only to those who confirmed by the link in the first letter; each letter has a link,
      and a header for your mail program, that ends it at once. Who has read an article is kept for two hours,
      as a number that says nothing of the person, so that nobody is counted twice.
    </p>
    <h2>What you decide</h2>
    <ul>
      <li>Whether others may open your profile, find you, or see when you were last here.</li>
      <li>Export My Data gives you everything that is yours, as JSON, at once.</li>
      <li>
        Delete Account ends all sessions, waits 14 days in which signing in takes it back, and then removes
        every personal value from the database.
      </li>
    </ul>
    <p>
      All of it stands on the <TextLink to="/profile?tab=privacy">Privacy tab</TextLink> of your profile. For
      anything else, <TextLink to="/contact">write to us</TextLink>.
    </p>
  </ProsePage>
);
