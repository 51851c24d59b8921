import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { FoldToggle, useFold } from "./fold.tsx";

const Frame = chakra("section", {
  base: {
    p: { base: "4", md: "6" },
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "xl",
    bg: "bg.raised",
  },
});

type Props = {
  title: ReactNode;
  intro?: ReactNode;
  action?: ReactNode;
  /** With a name, the panel starts collapsed on a phone. */
  fold?: string;
  /** Whether the intro is hidden on a phone. */
  terse?: boolean;
  children?: ReactNode;
};

/** A framed section of a page, with its heading. */
export function Panel({ title, intro, action, fold, terse = false, children }: Props) {
  const id = useId();
  const { isOpen, display } = useFold(fold);
  return (
    <Frame aria-labelledby={id}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        justifyContent="space-between"
        columnGap="4"
        rowGap="2"
        mb={children && isOpen ? "4" : { md: children ? "4" : "0" }}
      >
        <chakra.h2
          id={id}
          flex={fold ? { base: "1 0 100%", md: "1" } : "1"}
          minWidth="8rem"
          fontSize="lg"
          fontWeight="semibold"
          lineHeight="short"
        >
          {fold ? (
            <FoldToggle name={fold} isOpen={isOpen} controls={`${id}-content`}>
              {title}
            </FoldToggle>
          ) : (
            title
          )}
        </chakra.h2>
        {fold ? <chakra.div display={display}>{action}</chakra.div> : action}
        {intro && (
          <chakra.p
            display={terse ? { base: "none", md: "block" } : display}
            width="full"
            fontSize="sm"
            color="fg.muted"
          >
            <chakra.span display="block" maxWidth="prose" overflowWrap="anywhere">
              {intro}
            </chakra.span>
          </chakra.p>
        )}
      </chakra.div>
      {fold ? (
        <chakra.div id={`${id}-content`} display={display}>
          {children}
        </chakra.div>
      ) : (
        children
      )}
    </Frame>
  );
}
