import { chakra } from "@chakra-ui/react";
import {
  teamInvitationRules,
  teamPlaceRules,
} from "../../../backend/modules/catalog/vendor-team/team.rules.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/display/badge.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { ChoiceField, TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { DateFact } from "../record/date-fact.tsx";
import {
  useInviteToTeamMutation,
  useJoinTeamMutation,
  useTeamInvitationsQuery,
  useWithdrawTeamInvitationMutation,
} from "./team.generated.ts";
import { Team } from "./team.tsx";

const Section = chakra("section", { base: { mt: "12", maxWidth: "2xl" } });
const Heading = chakra("h2", { base: { fontSize: "lg", fontWeight: "semibold" } });
const Part = chakra("h3", { base: { mt: "6", mb: "3", fontWeight: "semibold" } });
const Note = chakra("p", { base: { mt: "1", mb: "3", color: "fg.muted" } });
const Rows = chakra("ul", { base: { listStyleType: "none" } });
const Minor = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });
const REFETCH = { refetchQueries: ["TeamInvitations"], awaitRefetchQueries: true };

const KINDS = [
  { value: "team", label: "Team" },
  { value: "founder", label: "Founder" },
];

const Place = () => (
  <>
    <TextField
      name="position"
      label="Position"
      hint="Such as Chief Technology Officer"
      required
      maxLength={120}
    />
    <ChoiceField name="kind" label="Named as" choices={KINDS} />
  </>
);

type OwnProps = { vendorId: string; own: { position: string; isFounder: boolean } | undefined };

/** The form by which a member names themselves or changes their position. */
function OwnPlace({ vendorId, own }: OwnProps) {
  const [join] = useJoinTeamMutation();
  const form = useForm({
    initialValues: { position: own?.position ?? "", kind: own?.isFounder ? "founder" : "team" },
    rules: teamPlaceRules,
    submit: async ({ position, kind }) => {
      await join({ variables: { vendorId, input: { position, isFounder: kind === "founder" } } });
      toast({ title: own ? "Your position is saved" : "Your name is on the page" });
    },
  });
  return (
    <Form form={form} label="Your own name">
      <Place />
      <SubmitButton busyLabel="Saving..." alignSelf="flex-start">
        {own ? "Save Position" : "Name Me on the Page"}
      </SubmitButton>
    </Form>
  );
}

/** The form by which somebody else is asked. */
function Asking({ vendorId }: { vendorId: string }) {
  const [invite] = useInviteToTeamMutation(REFETCH);
  const form = useForm({
    initialValues: { email: "", position: "", kind: "team" },
    rules: teamInvitationRules,
    submit: async ({ email, position, kind }) => {
      await invite({ variables: { vendorId, email, input: { position, isFounder: kind === "founder" } } });
      toast({ title: "Request sent", description: "Their name appears once they agree." });
      form.resetForm();
    },
  });
  return (
    <Form form={form} label="Ask somebody">
      <TextField name="email" label="Their email address" type="email" required maxLength={254} />
      <Place />
      <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
        Send Request
      </SubmitButton>
    </Form>
  );
}

/** Who is named on a vendor's page, and the forms to name oneself and to ask others. */
export function TeamEditor({ vendorId }: { vendorId: string }) {
  const { data } = useTeamInvitationsQuery({ variables: { vendorId } });
  const [withdraw, { loading }] = useWithdrawTeamInvitationMutation(REFETCH);
  if (!data?.vendor) return null;
  const { team } = data.vendor;
  const own = team.find(({ isViewer }) => isViewer);
  const isMember = data.viewerOrganizations.some(({ vendors }) => vendors.some(({ id }) => id === vendorId));
  const onWithdraw = (id: string) =>
    withdraw({ variables: { id } })
      .then(() => toast({ title: "Request withdrawn" }))
      .catch((error: unknown) => notifyFailure(error));
  return (
    <Section id="team" aria-labelledby="team-heading">
      <Heading id="team-heading">Founders and team</Heading>
      <Note>Nobody is named without their consent, and everyone can take their name off at any time.</Note>
      {team.length > 0 && <Team team={team} mayRemove />}
      {data.teamInvitations.length > 0 && (
        <>
          <Part>Asked</Part>
          <Rows aria-label="Asked">
            {data.teamInvitations.map(({ id, email, position, isFounder, expiresAt }) => (
              <ListRow gap="2" py="3" key={id}>
                <div>
                  <p>
                    {email} {isFounder && <Badge>Founder</Badge>}
                  </p>
                  <Minor>
                    {position}, valid until <DateFact at={expiresAt} />
                  </Minor>
                </div>
                <Button size="sm" disabled={loading} onClick={() => onWithdraw(id)}>
                  Withdraw
                  <VisuallyHidden> the request to {email}</VisuallyHidden>
                </Button>
              </ListRow>
            ))}
          </Rows>
        </>
      )}
      {isMember && (
        <>
          <Part>Your own name</Part>
          <OwnPlace key={own ? "named" : "not named"} vendorId={vendorId} own={own} />
        </>
      )}
      <Part>Ask somebody</Part>
      <Asking vendorId={vendorId} />
    </Section>
  );
}
