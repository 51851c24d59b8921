import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { FoldToggle, useFold } from "../../../../ui/layout/fold.tsx";

const Head = chakra("div", { base: { display: "flex", justifyContent: "space-between", gap: "3" } });
const Title = chakra("h3", {
  base: { flex: "1", mb: { base: "0", md: "2" }, fontSize: "sm", fontWeight: "semibold" },
});

/** As wide as it will be, so that a chart inside knows its size. */
const folded = {
  visibility: { base: "hidden", md: "visible" },
  height: { base: "0", md: "auto" },
  overflow: { base: "hidden", md: "visible" },
} as const;

type Props = {
  /** By which this browser remembers that it is open. */
  name: string;
  title: string;
  /** Whether what it holds has a title of its own, so that a wide screen needs none. */
  titled?: boolean;
  action?: ReactNode;
  children: ReactNode;
};

/** A part of a panel that is closed on a phone until somebody opens it. */
export function FoldedPart({ name, title, titled = false, action, children }: Props) {
  const id = useId();
  const { isOpen, display } = useFold(name);
  return (
    <div>
      <Head>
        <Title display={titled ? { md: "none" } : undefined}>
          <FoldToggle name={name} isOpen={isOpen} controls={id}>
            {title}
          </FoldToggle>
        </Title>
        {action && <chakra.div display={display}>{action}</chakra.div>}
      </Head>
      <chakra.div id={id} css={isOpen ? undefined : folded} mt={{ base: isOpen ? "3" : "0", md: "0" }}>
        {children}
      </chakra.div>
    </div>
  );
}
