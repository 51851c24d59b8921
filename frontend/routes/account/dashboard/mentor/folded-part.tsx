import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { FoldToggle, useFold } from "../../../../ui/layout/fold.tsx";

const Head = chakra("div", { base: { display: "flex", justifyContent: "space-between", gap: "3" } });
const Title = chakra("h3", {
  base: { flex: "1", mb: { base: "0", md: "2" }, fontSize: "sm", fontWeight: "semibold" },
});

/** Keeps its full width while folded, so that a chart inside knows its size. */
const folded = {
  visibility: { base: "hidden", md: "visible" },
  height: { base: "0", md: "auto" },
  overflow: { base: "hidden", md: "visible" },
} as const;

type Props = {
  /** The key under which the browser stores whether it is open. */
  name: string;
  title: string;
  /** Whether its content has its own title, so that wide screens don't show this one. */
  titled?: boolean;
  action?: ReactNode;
  children: ReactNode;
};

/** A part of a panel that is initially closed on a phone. */
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
