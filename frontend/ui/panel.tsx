import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

const Frame = chakra("section", {
  base: {
    p: { base: "5", md: "6" },
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
        gap="4"
        mb="4"
      >
        <chakra.div flex="1" minWidth="min(100%, 11rem)">
          <chakra.h2 id={id} fontSize="lg" fontWeight="semibold" lineHeight="short">
            {title}
          </chakra.h2>
          {intro && (
            <chakra.p mt="1" fontSize="sm" color="fg.muted" maxWidth="prose">
              {intro}
            </chakra.p>
          )}
        </chakra.div>
        {action}
      </chakra.div>
      {children}
    </Frame>
  );
}
