import { chakra } from "@chakra-ui/react";

/** The colors of a chart's series, in order. */
export const SERIES_COLORS = ["accent", "warning"] as const;

const Keys = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: "4",
    pt: "2",
    color: "fg.muted",
    fontSize: "xs",
  },
});
const Swatch = chakra("span", {
  base: { display: "inline-block", width: "2.5", height: "2.5", me: "1.5", borderRadius: "2px" },
});

/** The legend: which color belongs to which series. */
export const ChartKey = ({ labels }: { labels: readonly string[] }) => (
  <Keys aria-hidden>
    {labels.map((label, at) => (
      <span key={label}>
        <Swatch bg={SERIES_COLORS[at]} />
        {label}
      </span>
    ))}
  </Keys>
);
