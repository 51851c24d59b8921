import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Page } from "../../ui/page.tsx";

const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    mb: "4",
  },
});
const Title = chakra("h2", { base: { textStyle: "headline", fontSize: "2xl" } });

type Props = {
  title: string;
  action?: ReactNode;
  /** Whether there is nothing to show. */
  empty: boolean;
  children: ReactNode;
};

/** A part of the screen under its heading. */
export function MarketSection({ title, action, empty, children }: Props) {
  const id = useId();
  return (
    <Page as="section" aria-labelledby={id} pt={{ base: "10", md: "14" }}>
      <Head>
        <Title id={id}>{title}</Title>
        {!empty && action}
      </Head>
      {empty ? <chakra.p color="fg.muted">No figures are recorded yet.</chakra.p> : children}
    </Page>
  );
}
