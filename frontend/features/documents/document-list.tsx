import { chakra } from "@chakra-ui/react";
import { FileText, Lock } from "lucide-react";
import { counted } from "../../../backend/shared/text/counted.rules.ts";
import { Dotted } from "../../ui/display/dotted.tsx";
import { formatBytes } from "../../ui/display/format.ts";
import { TextLink } from "../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import type { Shown_DocumentFragment } from "./document.generated.ts";
import { KIND_LABELS } from "./document-words.ts";

const List = chakra("ul", {
  base: {
    maxWidth: "prose",
    listStyleType: "none",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.raised",
  },
});
const Item = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "3",
    p: "4",
    color: "fg.muted",
    fontSize: "sm",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
    "& > svg": { mt: "0.5", color: "accent" },
  },
});
const title = { color: "fg", fontSize: "md", fontWeight: "semibold", overflowWrap: "anywhere" } as const;
const File = chakra("a", {
  base: { ...title, _hover: { color: "accent", textDecoration: "underline" } },
});

type Props = {
  documents: readonly Shown_DocumentFragment[];
  /** Returns the address at which a document on request is asked for, by its title. */
  askAt: (title: string) => string;
};

/** A record's documents: public ones as links to their files, the others with a way to ask for them. */
export function DocumentList({ documents, askAt }: Props) {
  return (
    <List>
      {documents.map((document) => {
        const { id, kind, title: name, visibility, src, pages, bytes, hasText } = document;
        const isPublic = visibility === "PUBLIC";
        return (
          <Item key={id}>
            {isPublic ? <FileText size={20} aria-hidden /> : <Lock size={20} aria-hidden />}
            <div>
              {isPublic ? (
                <File href={src} target="_blank">
                  {name}
                  <VisuallyHidden> (PDF, opens in a new tab)</VisuallyHidden>
                </File>
              ) : (
                <chakra.span {...title}>{name}</chakra.span>
              )}
              <Dotted
                parts={[
                  KIND_LABELS[kind],
                  counted(pages, "page"),
                  `PDF, ${formatBytes(bytes)}`,
                  !hasText && "pictures of pages, without text",
                  !isPublic && (
                    <>
                      on request: <TextLink to={askAt(name)}>ask for it</TextLink>
                    </>
                  ),
                ]}
              />
            </div>
          </Item>
        );
      })}
    </List>
  );
}
