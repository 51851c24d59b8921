import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { useAnswerNamingRequestMutation, useNamingRequestSuspenseQuery } from "./juries.generated.ts";

function Question({ applicationId }: { applicationId: string }) {
  const { namingRequest } = useNamingRequestSuspenseQuery({ variables: { applicationId } }).data;
  const [answer, { loading }] = useAnswerNamingRequestMutation({ refetchQueries: ["NamingRequest"] });
  if (!namingRequest) return null;
  const { name, sentence, agreed } = namingRequest;
  const give = async (yes: boolean) => {
    try {
      await answer({ variables: { applicationId, agreed: yes, sentence } });
      toast({ title: yes ? "You will be named" : "You won't be named" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const standing =
    agreed === null
      ? "You won't be named unless you agree."
      : agreed
        ? "You agreed. You can change your mind at any time."
        : "You won't be named. You can change your mind at any time.";
  return (
    <chakra.div mb="8">
      <Panel title="May the public result name you?" intro={standing}>
        <chakra.blockquote pl="3" borderLeftWidth="2px" borderColor="line.strong" overflowWrap="anywhere">
          <strong>{name}</strong>: {sentence}
        </chakra.blockquote>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
          {agreed !== true && (
            <Button variant="primary" disabled={loading} onClick={() => give(true)}>
              Agree to Be Named
            </Button>
          )}
          {agreed !== false && (
            <Button disabled={loading} onClick={() => give(false)}>
              Don't Name Me
            </Button>
          )}
        </chakra.div>
      </Panel>
    </chakra.div>
  );
}

/** Asks the winner of a call whether the public result may name them; nothing if nobody wants to know. */
export const NamingRequest = (props: { applicationId: string }) => (
  <Suspense fallback={null}>
    <Question {...props} />
  </Suspense>
);
