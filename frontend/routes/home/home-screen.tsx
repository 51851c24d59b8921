import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { PitchLines } from "./pitch-lines.tsx";

const Pitch = chakra("section", {
  base: {
    position: "relative",
    flex: "1",
    display: "flex",
    alignItems: "center",
    overflow: "hidden",
    // Down to the footer, over the room that other screens leave there.
    mb: { base: "-16", md: "-24" },
    bg: "pitch",
    color: "pitch.fg",
  },
});
const Content = chakra(Page, { base: { position: "relative", py: { base: "16", md: "32" } } });
const Lead = chakra("p", {
  base: { mt: "5", maxWidth: "lg", color: "pitch.muted", fontSize: { base: "md", md: "lg" } },
});
const Form = chakra("form", {
  base: {
    display: "flex",
    flexDirection: { base: "column", sm: "row" },
    gap: "3",
    mt: "9",
    maxWidth: "2xl",
    "& button": { minHeight: "12" },
  },
});

/** What the place is for, and the shortest way to it. */
export function Component() {
  const [search, setSearch] = useState("");
  const navigate = useNavigate();
  return (
    <Pitch>
      <PageMetadata
        title="SportsTech Hub"
        description="Find sports technology by what you need: solutions, vendors and prices in one place."
        path="/"
      />
      <PitchLines />
      <Content>
        <PageHeading size="xl" maxWidth="2xl">
          Find the technology your team can prove works
        </PageHeading>
        <Lead>
          Search sports technology by problem, sport, level and price, and see who stands behind it.
        </Lead>
        <Form
          role="search"
          action="/solutions"
          onSubmit={(event) => {
            event.preventDefault();
            const words = search.trim();
            void navigate(words ? `/solutions?${new URLSearchParams({ search: words })}` : "/solutions");
          }}
        >
          <SearchField
            label="Search solutions"
            name="search"
            placeholder="Search solutions..."
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Button type="submit" variant="lime" size="md" flexShrink="0">
            Search
          </Button>
        </Form>
        <ButtonLink to="/solutions" variant="onPitch" size="md" mt="4">
          Browse all solutions
        </ButtonLink>
      </Content>
    </Pitch>
  );
}

/** Nothing to wait for. */
export const Loading = () => null;
