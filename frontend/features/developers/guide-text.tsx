import { TextLink } from "../../ui/display/text-link.tsx";
import { guidePath } from "./guide.ts";
import { InlineCode } from "./inline-code.tsx";

/** The compatibility guarantees on the changelog page. */
export const PROMISES = "promises";

/** The paths of the documents that are not guides. */
const PAGES: Readonly<Record<string, string>> = {
  changelog: "/developers/changes",
  deprecation: `/developers/changes#${PROMISES}`,
};

/** Text with inline markup and links to the other guides. */
export const GuideText = ({ text }: { text: string }) =>
  text.split(/(\[[^\]]+\]\([\w-]+\.md\))/).map((part, index) => {
    const key = `${index}`;
    const [, label, name] = /^\[([^\]]+)\]\(([\w-]+)\.md\)$/.exec(part) ?? [];
    if (!label || !name) return <InlineCode key={key} text={part} />;
    return (
      <TextLink key={key} to={PAGES[name] ?? guidePath(name)}>
        {label}
      </TextLink>
    );
  });
