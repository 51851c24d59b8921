import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { EXAMPLE_BRIEF } from "../../../../backend/modules/discovery/briefs/example-brief.rules.ts";
import { MAX_TEXT, matchPath } from "../../../features/matching/match-address.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FormField, KeptTextArea } from "../../../ui/controls/form-field.tsx";
import { ExampleMatches } from "./example-matches.tsx";

const Card = chakra("section", {
  base: {
    p: { base: "4.5", md: "6" },
    borderRadius: "xl",
    bg: "bg.raised",
    color: "fg",
    borderWidth: "1px",
    borderColor: "line",
  },
});

/** The Solution Finder's form with a worked example and its matches: a plain GET form. */
export function BriefCard() {
  const navigate = useNavigate();
  return (
    <Card aria-label="Solution Finder">
      <chakra.form
        action="/match"
        display="grid"
        gap="3"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(matchPath(new FormData(event.currentTarget)));
        }}
      >
        <FormField label="What do you need?" required>
          {(control) => (
            <KeptTextArea
              {...control}
              name="text"
              rows={3}
              maxLength={MAX_TEXT}
              defaultValue={EXAMPLE_BRIEF}
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" size="md" justifySelf="start">
          Find Matches
        </Button>
      </chakra.form>
      <ExampleMatches />
    </Card>
  );
}
