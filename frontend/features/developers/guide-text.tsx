import { TextLink } from "../../ui/display/text-link.tsx";
import { guidePath } from "./guide.ts";
import { InlineCode } from "./inline-code.tsx";

/** What clients can rely on, on the page of changes. */
export const PROMISES = "promises";

/** Where the documents that are no guides stand. */
const PAGES: Readonly<Record<string, string>> = {
  changelog: "/developers/changes",
  deprecation: `/developers/changes#${PROMISES}`,
};

/** A text with its marks, and with links to the other guides. */
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
