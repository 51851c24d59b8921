import { chakra } from "@chakra-ui/react";
import { useParams } from "react-router-dom";
import { guidePath } from "../../features/developers/guide.ts";
import { guides } from "../../features/developers/guides.generated.ts";
import { NotFound } from "../../features/failures/not-found.tsx";
import { ProsePage } from "../../features/prose/prose-page.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { GuideBlock } from "./guide-block.tsx";

export { ProseLoading as Loading } from "../../features/prose/prose-page.tsx";

/** How to do one task by the API, and the other guides. */
export function Component() {
  const { name = "" } = useParams();
  const guide = guides.find((one) => one.name === name);
  if (!guide)
    return (
      <NotFound
        title="Guide not found"
        text="There is no guide at this address."
        back={{ to: "/developers", label: "Developers" }}
      />
    );
  return (
    <ProsePage
      title={guide.title}
      lead="A guide for programs that use the API."
      description={`${guide.title}: a guide to the API of SportsTech Hub, with calls to copy.`}
      path={guidePath(guide.name)}
    >
      {guide.blocks.map((block) => (
        <GuideBlock key={"text" in block ? block.text : block.kind} block={block} />
      ))}
      <chakra.section mt="10">
        <h2>Other guides</h2>
        <ul>
          {guides
            .filter((other) => other !== guide)
            .map((other) => (
              <li key={other.name}>
                <TextLink to={guidePath(other.name)}>{other.title}</TextLink>
              </li>
            ))}
          <li>
            <TextLink to="/developers">All about the API</TextLink>
          </li>
        </ul>
      </chakra.section>
    </ProsePage>
  );
}
