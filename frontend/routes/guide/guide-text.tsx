import { guidePath } from "../../features/developers/guide.ts";
import { InlineCode } from "../../features/developers/inline-code.tsx";
import { TextLink } from "../../ui/text-link.tsx";

const CHANGES = ["changelog", "deprecation"];

/** A text with its marks, and with links to the other guides. */
export const GuideText = ({ text }: { text: string }) =>
  text.split(/(\[[^\]]+\]\([\w-]+\.md\))/).map((part, index) => {
    const key = `${index}`;
    const [, label, name] = /^\[([^\]]+)\]\(([\w-]+)\.md\)$/.exec(part) ?? [];
    if (!label || !name) return <InlineCode key={key} text={part} />;
    return (
      <TextLink key={key} to={CHANGES.includes(name) ? "/developers/changes" : guidePath(name)}>
        {label}
      </TextLink>
    );
  });
