import { chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import { gradientOf } from "./category-gradient.ts";

const Picture = chakra("img", { base: { width: "full", height: "full", objectFit: "cover" } });
const Drawing = chakra("svg", { base: { display: "block", width: "full", height: "full" } });

/** A number derived from a text alone. */
function hash(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Chalk lines on a pitch in the category's colors, placed by a hash of the title. */
function DrawnCover({ title, category }: { title: string; category: string }) {
  const id = useId();
  const [from, to] = gradientOf(category);
  const seed = hash(title);
  const [x, y, r] = [60 + (seed % 280), 30 + ((seed >>> 8) % 140), 40 + ((seed >>> 16) % 60)];
  const angle = (seed >>> 4) % 180;
  return (
    <Drawing viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id={id} gradientTransform={`rotate(${20 + (seed % 50)})`}>
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="400" height="200" fill={`url(#${id})`} />
      <g fill="none" stroke="#ffffff" strokeOpacity="0.32" strokeWidth="1.5">
        <circle cx={x} cy={y} r={r} />
        <circle cx={x} cy={y} r={r * 1.9} />
        <circle cx={x} cy={y} r="3" fill="#ffffff" fillOpacity="0.5" />
        <path d="M-400 0H800" transform={`translate(${x} ${y}) rotate(${angle})`} />
        <path d="M-400 28H800" transform={`translate(${x} ${y}) rotate(${angle})`} strokeDasharray="10 8" />
      </g>
    </Drawing>
  );
}

type Props = { title: string; category: string; image: string | null };

/** A post's image, or a drawn cover if it has none or the image can't be loaded. */
export function PostCover({ title, category, image }: Props) {
  const [failed, setFailed] = useState<string>();
  if (!image || image === failed) return <DrawnCover title={title} category={category} />;
  return (
    <Picture
      src={image}
      alt=""
      referrerPolicy="no-referrer"
      // An image that failed before hydration fires no error event afterwards.
      ref={(picture: HTMLImageElement | null) => {
        if (picture?.complete && picture.naturalWidth === 0) setFailed(image);
      }}
      onError={() => setFailed(image)}
    />
  );
}
