import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Page } from "../../ui/page.tsx";

const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-end",
    justifyContent: "space-between",
    gap: "4",
    mb: "6",
  },
});
const Title = chakra("h2", { base: { textStyle: "headline", fontSize: { base: "2xl", md: "3xl" } } });
const Lead = chakra("p", { base: { mt: "2", maxWidth: "prose", color: "fg.muted" } });

type Props = {
  title: string;
  lead?: string;
  action?: ReactNode;
  /** What stands there while there is nothing to show. */
  empty?: string | false;
  children: ReactNode;
};

/** A block of the landing page under its heading. */
export function HomeSection({ title, lead, action, empty, children }: Props) {
  const id = useId();
  return (
    <Page as="section" aria-labelledby={id} pt={{ base: "14", md: "20" }}>
      <Head>
        <div>
          <Title id={id}>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
        </div>
        {action}
      </Head>
      {empty ? <Lead>{empty}</Lead> : children}
    </Page>
  );
}
