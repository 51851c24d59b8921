import { chakra } from "@chakra-ui/react";

const Frame = chakra("picture", {
  base: {
    display: "block",
    borderBlockWidth: "1px",
    borderColor: "line",
    bg: "bg.muted",
    "& img": {
      display: "block",
      width: "full",
      // Leaves space for the text and buttons below on low screens.
      maxHeight: "min(50dvh, 100dvh - 17rem)",
      aspectRatio: { base: "390 / 440", sm: "1200 / 750" },
      objectFit: "cover",
      objectPosition: "top",
    },
  },
});

/** Whether the page is dark, by the visitor's choice or the system's. */
function isDark(): boolean {
  const { colorScheme } = getComputedStyle(document.documentElement);
  return (
    colorScheme === "dark" || (colorScheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  );
}

/** A screenshot that matches the visitor's own view: wide or on a phone, light or dark. */
export function TourPicture({ of: screen }: { of: string }) {
  const theme = isDark() ? "dark" : "light";
  return (
    <Frame>
      <source media="(width < 480px)" srcSet={`/tour/${screen}-phone-${theme}.jpg`} />
      <img src={`/tour/${screen}-${theme}.jpg`} alt="" />
    </Frame>
  );
}
