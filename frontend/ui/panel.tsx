import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

const Frame = chakra("section", {
  base: {
    p: { base: "4", md: "6" },
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "xl",
    bg: "bg.raised",
  },
});

type Props = { title: ReactNode; intro?: ReactNode; action?: ReactNode; children?: ReactNode };

/** A framed section of a page, with its heading. */
export function Panel({ title, intro, action, children }: Props) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        justifyContent="space-between"
        columnGap="4"
        rowGap="2"
        mb={children ? "4" : undefined}
      >
        <chakra.h2 id={id} flex="1" minWidth="8rem" fontSize="lg" fontWeight="semibold" lineHeight="short">
          {title}
        </chakra.h2>
        {action}
        {intro && (
          <chakra.p width="full" fontSize="sm" color="fg.muted">
            <chakra.span display="block" maxWidth="prose">
              {intro}
            </chakra.span>
          </chakra.p>
        )}
      </chakra.div>
      {children}
    </Frame>
  );
}
