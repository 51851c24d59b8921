import type { FragmentType } from "@apollo/client";
import { useState } from "react";
import { useSuspenseFragment } from "../../../../graphql/hooks.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { type AboutTab_AccountFragment, AboutTab_AccountFragmentDoc } from "./about-tab.generated.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** The user's profile, with a form to edit it. */
export function AboutTab({ account }: { account: FragmentType<AboutTab_AccountFragment> }) {
  const { data } = useSuspenseFragment({ fragment: AboutTab_AccountFragmentDoc, from: account });
  const [editing, setEditing] = useState(false);
  return (
    <Panel
      title="Profile"
      action={!editing && <Button onClick={() => setEditing(true)}>Edit Profile</Button>}
    >
      {editing ? (
        <ProfileForm account={data} onDone={() => setEditing(false)} />
      ) : (
        <ProfileFacts account={data} />
      )}
    </Panel>
  );
}
