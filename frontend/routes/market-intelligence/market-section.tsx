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

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A part of the screen under its heading. */
export function MarketSection({ title, action, children }: Props) {
  const id = useId();
  return (
    <Page as="section" aria-labelledby={id} pt={{ base: "10", md: "14" }}>
      <Head>
        <Title id={id}>{title}</Title>
        {action}
      </Head>
      {children}
    </Page>
  );
}
