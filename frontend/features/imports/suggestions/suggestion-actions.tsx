import { chakra } from "@chakra-ui/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { notifyFailure } from "../../failures/notify-failure.ts";
import { addressWith } from "../import-address.ts";
import { useRefuseSuggestionsMutation, useTakeSuggestionsMutation } from "../imports.generated.ts";

const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "2" } });

interface Props {
  readonly run: string;
  readonly field: string;
  /** The value; all of the field without it. */
  readonly value?: string;
  /** The records that are ticked; none means all. */
  readonly ids?: readonly string[];
  /** What is taken or refused, such as `sports`. */
  readonly what: string;
  readonly count: number;
  readonly sure: number;
  readonly onDecided: () => void;
}

/** Takes or refuses suggestions: all, the sure ones or those that are ticked; taking is a run that can be previewed. */
export function SuggestionActions({ run, field, value, ids = [], what, count, sure, onDecided }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [take, taking] = useTakeSuggestionsMutation();
  const [refuse, refusing] = useRefuseSuggestionsMutation({
    refetchQueries: ["ImportSuggestions", "ImportSuggestedRecords"],
    awaitRefetchQueries: true,
  });
  const off = taking.loading || refusing.loading;
  const input = { run, field, value: value ?? null, ids: [...ids], sureOnly: false };
  const begin = async (sureOnly: boolean, dryRun: boolean) => {
    try {
      const { data } = await take({ variables: { input: { ...input, sureOnly }, dryRun } });
      if (data)
        await navigate(addressWith(search, { run: data.takeSuggestions.id }), { preventScrollReset: true });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const end = async () => {
    try {
      const { data } = await refuse({ variables: { input } });
      const refused = data?.refuseSuggestions ?? 0;
      toast({
        title: refused === 1 ? "1 suggestion refused" : `${formatCount(refused)} suggestions refused`,
      });
      onDecided();
    } catch (error) {
      notifyFailure(error);
    }
  };
  const isSome = sure > 0 && sure < count;
  const of = <VisuallyHidden> of {what}</VisuallyHidden>;
  return (
    <Actions>
      {isSome && (
        <Button variant="primary" disabled={off} onClick={() => begin(true, false)}>
          Take the {formatCount(sure)} sure{of}
        </Button>
      )}
      <Button
        variant={sure === count ? "primary" : "outline"}
        disabled={off}
        onClick={() => begin(false, false)}
      >
        Take {ids.length > 0 ? "the" : "all"} {formatCount(count)}
        {of}
      </Button>
      <Button disabled={off} onClick={() => begin(false, true)}>
        Preview{of}
      </Button>
      <Button disabled={off} onClick={end}>
        Refuse<VisuallyHidden> {what}</VisuallyHidden>
      </Button>
    </Actions>
  );
}
