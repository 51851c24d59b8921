import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { MAX_TEXT, matchPath } from "../../features/matching/match-address.ts";
import { Button } from "../../ui/button.tsx";
import { FormField, TextArea } from "../../ui/form-field.tsx";
import { ExampleMatches } from "./example-matches.tsx";

/** Short enough to be read at a glance, with a sport, a level, a budget and a demand. */
const EXAMPLE = "GPS load tracking for a youth soccer academy, under $20k a year, must export raw data";

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

// Without JavaScript, the matches are on the page that the form leads to.
const Live = chakra("div", { base: { "@media (scripting: none)": { display: "none" } } });

/** The Solution Finder's question with a worked example, and what fits it: a plain GET form. */
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
            <TextArea {...control} name="text" rows={3} maxLength={MAX_TEXT} defaultValue={EXAMPLE} />
          )}
        </FormField>
        <Button type="submit" variant="primary" size="md" justifySelf="start">
          Find Matches
        </Button>
      </chakra.form>
      <Live>
        <chakra.h2 mt="5" fontSize="sm" fontWeight="semibold" color="fg.muted">
          Best matches for this example
        </chakra.h2>
        <ExampleMatches brief={EXAMPLE} />
      </Live>
    </Card>
  );
}
