import { chakra } from "@chakra-ui/react";
import { ArrowLeft, Check } from "lucide-react";
import { solutionPath } from "../../features/solutions/solution-path.ts";
import { Tag, TagList } from "../../ui/badge.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Page } from "../../ui/page.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { SolutionQuery } from "./solution.generated.ts";
import { SolutionColumns } from "./solution-columns.tsx";
import { SolutionFacts } from "./solution-facts.tsx";
import { SolutionHead } from "./solution-head.tsx";
import { SolutionJsonLd } from "./solution-json-ld.tsx";
import { useBackAddress } from "./use-back-address.ts";

/** A solution that exists. */
export type ShownSolution = NonNullable<SolutionQuery["solution"]>;

const Section = chakra("section", { base: { "& + &": { mt: "10" } } });
const Title = chakra("h2", { base: { mb: "3", fontSize: "xl", fontWeight: "semibold" } });
const Prose = chakra("p", { base: { maxWidth: "prose", lineHeight: "tall", whiteSpace: "pre-line" } });
const Features = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    columnGap: "6",
    rowGap: "2.5",
    listStyleType: "none",
  },
});
const Feature = chakra("li", {
  base: { display: "flex", gap: "2.5", "& svg": { color: "accent", mt: "1", flexShrink: 0 } },
});

const summary = (text: string) => (text.length > 160 ? `${text.slice(0, 157).trimEnd()}...` : text);

/** Everything known about a solution. */
export function SolutionPage({ solution }: { solution: ShownSolution }) {
  const back = useBackAddress();
  const { title, category, description, features, tags } = solution;
  return (
    <Page py={{ base: "6", md: "8" }}>
      <PageMetadata
        title={title}
        description={summary(description)}
        path={solutionPath(solution)}
        type="article"
      />
      <SolutionJsonLd solution={solution} />
      <Breadcrumbs
        steps={[
          { to: "/", label: "Home" },
          { to: back, label: "Solutions" },
          { to: `/solutions?category=${category.slug}`, label: category.name },
        ]}
        here={title}
      />
      <SolutionHead solution={solution} />
      <SolutionColumns>
        <div>
          <Section aria-labelledby="about">
            <Title id="about">About</Title>
            <Prose>{description}</Prose>
          </Section>
          {features.length > 0 && (
            <Section aria-labelledby="features">
              <Title id="features">Features</Title>
              <Features>
                {features.map((feature) => (
                  <Feature key={feature}>
                    <Check size={16} aria-hidden />
                    {feature}
                  </Feature>
                ))}
              </Features>
            </Section>
          )}
          {tags.length > 0 && (
            <Section aria-labelledby="tags">
              <Title id="tags">Tags</Title>
              <TagList>
                {tags.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
              </TagList>
            </Section>
          )}
        </div>
        <SolutionFacts solution={solution} />
      </SolutionColumns>
      <chakra.p mt="12">
        <TextLink to={back} display="inline-flex" alignItems="center" gap="2">
          <ArrowLeft size={16} aria-hidden />
          Back to Solutions
        </TextLink>
      </chakra.p>
    </Page>
  );
}
