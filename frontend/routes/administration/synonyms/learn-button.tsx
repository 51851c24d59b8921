import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FORGET } from "./forget.ts";
import { useLearnSynonymsMutation } from "./synonyms.generated.ts";

/** Scans the catalog for proposals now. */
export function LearnButton() {
  const [learn, { loading }] = useLearnSynonymsMutation(FORGET);
  const onLearn = () =>
    learn({ variables: {} })
      .then(({ data }) => toast({ title: data?.learnSynonyms.message ?? "" }))
      .catch((error: unknown) => notifyFailure(error));
  return (
    <Button disabled={loading} onClick={onLearn}>
      Look for proposals
    </Button>
  );
}
