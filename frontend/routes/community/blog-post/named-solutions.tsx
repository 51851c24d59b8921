import { chakra } from "@chakra-ui/react";
import { solutionPath } from "../../../features/record/record-path.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VendorMark } from "../../../ui/display/vendor-mark.tsx";
import { useSolutionsNamedInPostSuspenseQuery } from "./blog-post.generated.ts";

const Title = chakra("h2", { base: { mb: "3", fontSize: "sm", fontWeight: "semibold" } });
const List = chakra("ul", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3", listStyleType: "none" },
});
const Item = chakra("li", { base: { display: "flex", alignItems: "center", gap: "3", fontSize: "sm" } });

/** The solutions that a post mentions. */
export function NamedSolutions({ id }: { id: string }) {
  const { solutionsNamedInPost } = useSolutionsNamedInPostSuspenseQuery({ variables: { id } }).data;
  if (solutionsNamedInPost.length === 0) return null;
  return (
    <section aria-labelledby="named">
      <Title id="named">In this article</Title>
      <List>
        {solutionsNamedInPost.map((solution) => (
          <Item key={solution.id}>
            <VendorMark name={solution.title} size={32} />
            <chakra.div minWidth="0">
              <TextLink to={solutionPath(solution)}>{solution.title}</TextLink>
              <chakra.p color="fg.muted">{solution.category.name}</chakra.p>
            </chakra.div>
          </Item>
        ))}
      </List>
    </section>
  );
}
