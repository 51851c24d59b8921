import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { HideForm } from "./hide-form.tsx";
import { useModerateManyMutation } from "./moderation.generated.ts";
import { type QueuedItem, REFETCH } from "./queued-item.ts";
import { refusalOf } from "./refusal.ts";
import type { Deciding } from "./use-decided.ts";

const Bar = chakra("section", {
  base: {
    position: "sticky",
    bottom: "4",
    mt: "4",
    p: "4",
    borderWidth: "1px",
    borderColor: "line.strong",
    borderRadius: "lg",
    bg: "bg.raised",
    boxShadow: "lg",
  },
});
const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" },
});
const Count = chakra("p", {
  base: { flexBasis: { base: "full", sm: "auto" }, me: "auto", fontWeight: "semibold" },
});

type Props = { chosen: readonly QueuedItem[]; onClear: () => void; deciding: Deciding };

/** Makes one decision on all selected entries. */
export function Several({ chosen, onClear, deciding }: Props) {
  const [hiding, setHiding] = useState(false);
  const [moderate, { loading }] = useModerateManyMutation(REFETCH);
  const decide = async (publish: boolean, reason: string | null) => {
    const choices = chosen.map(({ id, version, decision }) => ({
      id,
      version,
      decision: decision?.id ?? null,
    }));
    deciding.decide(chosen.map(({ id }) => id));
    try {
      const { data } = await moderate({ variables: { choices, publish, reason } });
      const refused = data?.moderateMany.filter(({ decided }) => !decided) ?? [];
      const done = `${choices.length - refused.length} ${publish ? "published or kept" : "hidden or sent back"}.`;
      deciding.setSaid([done, ...refused.map(({ message }) => `Not decided: ${message}`)].join(" "));
      onClear();
    } catch (error) {
      deciding.undo();
      notifyFailure(error);
    }
  };
  if (chosen.length === 0) return null;
  const refusal = refusalOf(chosen.map(({ id }) => id));
  const count = <Count>{chosen.length} selected</Count>;
  return (
    <Bar aria-label="Selected">
      {hiding ? (
        <>
          {count}
          <HideForm
            refusal={refusal}
            hide={(reason) => decide(false, reason)}
            onCancel={() => setHiding(false)}
          />
        </>
      ) : (
        <Actions>
          {count}
          <Button disabled={loading} onClick={() => decide(true, null)}>
            Publish or keep all
          </Button>
          <Button color="danger" disabled={loading} onClick={() => setHiding(true)}>
            {refusal.action} all
          </Button>
          <Button variant="ghost" onClick={onClear}>
            Clear
          </Button>
        </Actions>
      )}
    </Bar>
  );
}
