import { chakra } from "@chakra-ui/react";
import { useState } from "react";

const Circle = chakra("span", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    overflow: "hidden",
    borderRadius: "full",
    bg: "accent",
    color: "accent.contrast",
    fontWeight: "bold",
    lineHeight: 1,
    userSelect: "none",
  },
});
const Picture = chakra("img", { base: { width: "full", height: "full", objectFit: "cover" } });

/** The initials of a name, at most two. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letter = (word: string | undefined) => [...(word ?? "")][0]?.toUpperCase() ?? "";
  return letter(first) + letter(last);
}

type Props = { name: string; src?: string | null | undefined; size?: number };

/** A person's picture, or their initials if there is none or it can't be loaded. */
export function Avatar({ name, src, size = 40 }: Props) {
  const [failed, setFailed] = useState<string>();
  const picture = src && src !== failed ? src : undefined;
  return (
    <Circle aria-hidden style={{ width: size, height: size, fontSize: size * 0.38 }}>
      {picture ? (
        <Picture
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          // An image that failed before hydration fires no error event afterwards.
          ref={(image: HTMLImageElement | null) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(picture);
          }}
          onError={() => setFailed(picture)}
        />
      ) : (
        initialsOf(name)
      )}
    </Circle>
  );
}
