import { chakra } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import type { Shown_PictureFragment } from "./picture.generated.ts";

const Frame = chakra("section", { base: { position: "relative", mt: "6" } });
const Strip = chakra("ul", {
  base: {
    display: "flex",
    gap: "4",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "thin",
    listStyleType: "none",
    borderRadius: "lg",
    _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
    _print: { flexWrap: "wrap", overflow: "visible" },
  },
});
const Item = chakra("li", {
  base: {
    flex: { base: "0 0 92%", md: "0 0 56%" },
    scrollSnapAlign: "start",
    "&:only-child": { flexBasis: { base: "100%", md: "72%" } },
    _print: { flexBasis: "48%" },
  },
});
const Screen = chakra("a", {
  base: {
    display: "block",
    aspectRatio: "16 / 9",
    overflow: "hidden",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.subtle",
    backgroundSize: "contain",
    backgroundPosition: "center",
    backgroundRepeat: "no-repeat",
    "& img": { width: "full", height: "full", objectFit: "contain" },
    _hover: { borderColor: "accent" },
  },
});
const Caption = chakra("figcaption", { base: { mt: "2", color: "fg.muted", fontSize: "sm" } });
const Turns = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "2",
    mt: "2",
    _print: { display: "none" },
  },
});

type Props = { of: string; pictures: readonly Shown_PictureFragment[] };

/** Screenshots side by side, moved by swiping, the arrow keys or buttons; each opens in full. */
export function Gallery({ of, pictures }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const go = (to: number) => {
    const item = strip.current?.children[to];
    if (item instanceof HTMLElement && strip.current)
      strip.current.scrollTo({ left: item.offsetLeft - strip.current.offsetLeft });
  };
  const note = () => {
    const { scrollLeft = 0, scrollWidth = 1, clientWidth = 1 } = strip.current ?? {};
    const last = pictures.length - 1;
    setShown(
      scrollLeft + clientWidth >= scrollWidth - 2
        ? last
        : Math.round((scrollLeft / scrollWidth) * pictures.length),
    );
  };
  return (
    <Frame aria-label={`Pictures of ${of}`}>
      {/* Focusable, so that the arrow keys move it. */}
      <Strip ref={strip} tabIndex={0} aria-label={`Pictures of ${of}`} onScroll={note}>
        {pictures.map(({ id, src, srcset, width, height, alt, caption, placeholder }, index) => (
          <Item key={id}>
            <figure>
              <Screen href={src} target="_blank" style={{ backgroundImage: `url(${placeholder})` }}>
                <img
                  src={src}
                  srcSet={srcset}
                  sizes="(min-width: 62em) 36rem, 92vw"
                  width={width}
                  height={height}
                  alt={alt || caption || `${of}, picture ${index + 1} of ${pictures.length}`}
                  decoding="async"
                  {...(index === 0 ? { fetchPriority: "high" } : { loading: "lazy" })}
                />
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </Screen>
              {caption && <Caption>{caption}</Caption>}
            </figure>
          </Item>
        ))}
      </Strip>
      {pictures.length > 1 && (
        <Turns>
          <chakra.span color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            {shown + 1} of {pictures.length}
          </chakra.span>
          <Button
            size="icon"
            aria-label="Previous picture"
            disabled={shown === 0}
            onClick={() => go(shown - 1)}
          >
            <ChevronLeft size={18} aria-hidden />
          </Button>
          <Button
            size="icon"
            aria-label="Next picture"
            disabled={shown === pictures.length - 1}
            onClick={() => go(shown + 1)}
          >
            <ChevronRight size={18} aria-hidden />
          </Button>
        </Turns>
      )}
    </Frame>
  );
}
