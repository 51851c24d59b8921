import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { resultRules, winnerRules } from "../../../../backend/modules/marketplace/juries/jury.rules.ts";
import { TextAreaField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import {
  type Jury_FactsFragment,
  type JuryWinnersQuery,
  useAskJuryWinnerMutation,
  useJuryWinnersSuspenseQuery,
  usePublishJuryResultMutation,
} from "../../../features/juries/juries.generated.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";

type Jury = Jury_FactsFragment;
type Winner = JuryWinnersQuery["juryWinners"][number];

const List = chakra("ul", { base: { display: "grid", gap: "6", listStyleType: "none" } });

function PublishForm({ jury: { kind, recordId, resultText, publishedAt } }: { jury: Jury }) {
  const [publish] = usePublishJuryResultMutation({ update: evictQueries("callResult") });
  const form = useForm({
    initialValues: { text: resultText ?? "" },
    rules: resultRules,
    submit: async ({ text }) => {
      await publish({ variables: { kind, id: recordId, text } });
      toast({ title: publishedAt ? "Saved" : "The result is public" });
    },
  });
  return (
    <Form form={form} label="Public result">
      <TextAreaField
        name="text"
        label="Text"
        hint="Anyone can read it. The page also shows the criteria, how many applications and reviewers there were, and the winners who agreed to be named."
        rows={6}
        maxLength={5000}
      />
      <div>
        <SubmitButton busyLabel="Saving..." size="sm">
          {publishedAt ? "Save Text" : "Publish Result"}
        </SubmitButton>
      </div>
    </Form>
  );
}

function standingOf({ sentence, agreed }: Winner): string {
  if (sentence === null) return "Not asked yet, so not named";
  if (agreed === null) return "Hasn't answered yet, so not named";
  return agreed ? "Agreed to be named" : "Doesn't want to be named";
}

function WinnerForm({ winner }: { winner: Winner }) {
  const { applicationId, name, sentence } = winner;
  const [ask] = useAskJuryWinnerMutation({ refetchQueries: ["JuryWinners"] });
  const form = useForm({
    initialValues: { sentence: sentence ?? "" },
    rules: winnerRules,
    submit: async (values) => {
      await ask({ variables: { applicationId, sentence: values.sentence } });
      toast({ title: `We asked ${name}` });
    },
  });
  return (
    <Form form={form} label={`Name ${name}`}>
      <TextField
        name="sentence"
        label={`Why ${name} won`}
        hint={`${standingOf(winner)}. If you change the sentence, they're asked again.`}
        maxLength={300}
        required
      />
      <div>
        <SubmitButton busyLabel="Asking..." size="sm">
          Ask to Be Named
        </SubmitButton>
      </div>
    </Form>
  );
}

function Winners({ jury: { kind, recordId } }: { jury: Jury }) {
  const { juryWinners } = useJuryWinnersSuspenseQuery({ variables: { kind, id: recordId } }).data;
  if (juryWinners.length === 0)
    return <chakra.p color="fg.muted">No application has been accepted yet.</chakra.p>;
  return (
    <List aria-label="Winners">
      {juryWinners.map((winner) => (
        <li key={winner.applicationId}>
          <WinnerForm winner={winner} />
        </li>
      ))}
    </List>
  );
}

/** What the public reads of a call's outcome, and the winners who are asked whether they may be named. */
export function ResultTab({ jury }: { jury: Jury }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxWidth="3xl">
      <Panel
        title="Public Result"
        intro={
          jury.publishedAt ? (
            <>
              It is on <TextLink to={`${jury.path}#result`}>the call's page</TextLink>, which stays.
            </>
          ) : (
            "It appears on the call's page once you publish it."
          )
        }
      >
        <PublishForm jury={jury} />
      </Panel>
      <Panel title="Winners">
        <Suspense fallback={<SkeletonBar height="8rem" borderRadius="xl" aria-busy />}>
          <Winners jury={jury} />
        </Suspense>
      </Panel>
    </chakra.div>
  );
}
