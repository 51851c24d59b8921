import { chakra } from "@chakra-ui/react";

const Mark = chakra("mark", {
  base: { bg: "transparent", color: "accent", fontWeight: "semibold" },
});

type Props = { text: string; matches: readonly { start: number; end: number }[] };

/** Text with the search terms highlighted. */
export function Marked({ text, matches }: Props) {
  const starts = [0, ...matches.map(({ end }) => end)];
  return (
    <>
      {matches.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(starts[at], start)}
          <Mark>{text.slice(start, end)}</Mark>
        </span>
      ))}
      {text.slice(starts.at(-1))}
    </>
  );
}
