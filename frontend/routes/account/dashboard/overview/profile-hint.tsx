import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useState } from "react";
import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import { evictQueries } from "../../../../graphql/evict-queries.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { useDismissProfileHintMutation, type WorkQuery } from "./work.generated.ts";

const Line = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    mb: "4",
    ps: "4",
    pe: "2",
    py: "1.5",
    borderRadius: "lg",
    bg: "accent.subtle",
    fontSize: "sm",
  },
});

type Props = { completeness: WorkQuery["viewerOverview"]["profileCompleteness"] };

/** Lists the profile's missing fields in one line, until it is dismissed permanently. */
export function ProfileHint({ completeness: { percent, missing } }: Props) {
  const [gone, setGone] = useState(false);
  const [dismiss, { loading }] = useDismissProfileHintMutation({ update: evictQueries("viewerWork") });
  if (gone || missing.length === 0) return null;
  const onDismiss = async () => {
    try {
      await dismiss({ variables: {} });
      setGone(true);
    } catch (error) {
      notifyFailure(error);
    }
  };
  const [first, second] = missing.map(({ label }) => label.toLowerCase());
  return (
    <Line>
      <p>
        Your profile is {percent}% complete. <TextLink to="/profile">Add your {first}</TextLink>
        {second && " and more"} for better matches.
      </p>
      <Button variant="ghost" size="icon" aria-label="Dismiss" disabled={loading} onClick={onDismiss}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </Button>
    </Line>
  );
}
