import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Page } from "./page.tsx";

const Frame = chakra(Page, {
  variants: {
    size: {
      md: { pt: { base: "10", md: "14" } },
      lg: { pt: { base: "10", md: "20" } },
    },
  },
});
const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-end",
    justifyContent: "space-between",
    gap: "4",
    mb: "5",
  },
});
const Title = chakra("h2", {
  base: { textStyle: "headline" },
  variants: { size: { md: { fontSize: "2xl" }, lg: { fontSize: { base: "2xl", md: "3xl" } } } },
});
const TitleRow = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" },
});
const Lead = chakra("p", { base: { mt: "2", maxWidth: "prose", color: "fg.muted" } });

type Props = {
  title: string;
  lead?: string;
  /** Rendered next to the title, such as a count. */
  badge?: ReactNode;
  action?: ReactNode;
  /** Shown when there is nothing to list; `action` is then omitted. */
  empty?: string | false;
  size?: "md" | "lg";
  children: ReactNode;
};

/** A full-width section of a page, with its heading. */
export function PageSection({ title, lead, badge, action, empty, size = "md", children }: Props) {
  const id = useId();
  return (
    <Frame asChild size={size}>
      <section aria-labelledby={id}>
        <Head>
          <div>
            <TitleRow>
              <Title id={id} size={size}>
                {title}
              </Title>
              {badge}
            </TitleRow>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {!empty && action}
        </Head>
        {empty ? <Lead>{empty}</Lead> : children}
      </section>
    </Frame>
  );
}
