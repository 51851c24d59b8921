import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Dialog } from "../../../../../ui/controls/dialog.tsx";

const Frame = chakra("div", { base: { p: { base: "5", md: "6" } } });
const Title = chakra("h2", { base: { fontSize: "xl", fontWeight: "semibold" } });
const Intro = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm", maxWidth: "prose" } });

/** The buttons at the end of a dialog. */
export const DialogButtons = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", justifyContent: "flex-end" },
});

type Props = { title: string; intro: string; onClose: () => void; children: ReactNode };

/** The dialog of a quick action. */
export const ActionDialog = ({ title, intro, onClose, children }: Props) => (
  <Dialog label={title} onClose={onClose}>
    <Frame>
      <Title>{title}</Title>
      <Intro>{intro}</Intro>
      <chakra.div mt="5">{children}</chakra.div>
    </Frame>
  </Dialog>
);
