import { useParams } from "react-router-dom";
import { DeveloperNav } from "../../../features/developers/developer-nav.tsx";
import { guidePath } from "../../../features/developers/guide.ts";
import { guides } from "../../../features/developers/guides.generated.ts";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { ProsePage } from "../../../features/prose/prose-page.tsx";
import { GuideBlock } from "./guide-block.tsx";
import { GuideContents } from "./guide-contents.tsx";
import { GuideNav } from "./guide-nav.tsx";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** A guide to one task with the API, with links to the other guides. */
export function Component() {
  const { name = "" } = useParams();
  const guide = guides.find((one) => one.name === name);
  if (!guide)
    return (
      <NotFound
        title="Guide not found"
        text="There's no guide at this address."
        back={{ to: "/developers", label: "Developers" }}
      />
    );
  return (
    <ProsePage
      title={guide.title}
      lead="A guide for programs that use the API."
      description={`${guide.title}: a guide to the SportsTech Hub API, with calls you can copy.`}
      path={guidePath(guide.name)}
      nav={<DeveloperNav />}
    >
      <GuideContents blocks={guide.blocks} />
      {guide.blocks.map((block, index) => {
        const key = `${index}`;
        return <GuideBlock key={key} block={block} />;
      })}
      <GuideNav guide={guide} />
    </ProsePage>
  );
}
