import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DateFact } from "../record/date-fact.tsx";

const Line = chakra("p", {
  base: {
    color: "fg.muted",
    fontSize: "sm",
    "& > * + *::before": { content: '" · "' },
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

/** Category, date and minutes of a post, in one line. */
export const PostMeta = ({ post: { category, publishedAt, createdAt, readingMinutes }, children }: Props) => (
  <Line>
    <span>{category.name}</span>
    <span>
      <DateFact at={publishedAt ?? createdAt} />
    </span>
    <span>{readingMinutes} min read</span>
    {children}
  </Line>
);
