import { chakra } from "@chakra-ui/react";
import { Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { videoAt } from "../../../backend/shared/text/video-address.rules.ts";
import { Button } from "../../ui/controls/button.tsx";

const Frame = chakra("div", {
  base: {
    display: "grid",
    placeItems: "center",
    aspectRatio: "16 / 9",
    maxWidth: "xl",
    overflow: "hidden",
    borderRadius: "lg",
    bg: "pitch",
    color: "pitch.fg",
    "& iframe": { width: "full", height: "full", borderWidth: "0" },
    _print: { display: "none" },
  },
});
const Note = chakra("p", { base: { mt: "2", color: "fg.muted", fontSize: "sm" } });

/** A video that is loaded from its service only once somebody wants to see it. */
export function VideoPlayer({ of, url }: { of: string; url: string }) {
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);
  const video = videoAt(url);
  if (!video) return null;
  return (
    <chakra.section mt="6" aria-label={`Video of ${of}`}>
      <Frame>
        {playing ? (
          <iframe
            ref={player}
            src={video.player}
            title={`Video of ${of}`}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <Button variant="lime" size="md" onClick={() => setPlaying(true)}>
            <Play size={18} aria-hidden />
            Play the video
          </Button>
        )}
      </Frame>
      <Note>
        {playing ? "From" : "Loads from"} {video.service} once you play it.{" "}
        <chakra.a href={video.address} textDecoration="underline" rel="noopener">
          Watch at {video.service}
        </chakra.a>
      </Note>
    </chakra.section>
  );
}
