import { chakra } from "@chakra-ui/react";
import { VendorMark } from "../../ui/display/vendor-mark.tsx";
import type { Logo_PictureFragment } from "./picture.generated.ts";

const Plate = chakra("span", {
  base: {
    display: "block",
    flexShrink: 0,
    overflow: "hidden",
    borderRadius: "md",
    // Logos are made for paper.
    bg: "#ffffff",
    boxShadow: "inset 0 0 0 1px {colors.line}",
    "& img": { width: "full", height: "full", objectFit: "contain" },
  },
});

type Props = {
  name: string;
  logo: Logo_PictureFragment | null;
  size?: number;
  /** Whether it is seen first, and so loaded first. */
  first?: boolean;
};

/** A logo beside its name, or a drawn mark if there is none. */
export function Logo({ name, logo, size = 40, first = false }: Props) {
  if (!logo) return <VendorMark name={name} size={size} />;
  return (
    <Plate boxSize={`${size}px`}>
      <img
        src={logo.src}
        srcSet={logo.srcset}
        sizes={`${size}px`}
        width={size}
        height={size}
        alt=""
        loading={first ? undefined : "lazy"}
        decoding="async"
      />
    </Plate>
  );
}
