import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/display/badge.tsx";
import { DateFact } from "../record/date-fact.tsx";

const Line = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    rowGap: "1",
    color: "fg.muted",
    fontSize: "sm",
    "& > span:first-of-type": { me: "2.5" },
    // Separates with a dot after each item, so that no line begins with one.
    "& > span + span:not(:last-of-type)::after": { content: '"·"', mx: "1.5" },
  },
});

type Props = {
  post: {
    category: { name: string };
    publishedAt: string | null;
    createdAt: string;
    readingMinutes: number;
  };
  children?: ReactNode;
};

/** A post's category, date and reading time in minutes, in one line. */
export const PostMeta = ({ post: { category, publishedAt, createdAt, readingMinutes }, children }: Props) => (
  <Line>
    <Badge>{category.name}</Badge>
    <span>
      <DateFact at={publishedAt ?? createdAt} />
    </span>
    <span>{readingMinutes} min read</span>
    {children}
  </Line>
);
