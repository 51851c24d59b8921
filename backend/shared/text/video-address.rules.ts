import { ofText, optionalLine } from "./text.rules.ts";
import { wholeAddress } from "./web-address.rules.ts";

/** A video at a service that can be played in a page. */
export interface Video {
  readonly service: "YouTube" | "Vimeo";
  /** Its address at the service, always written in the same way. */
  readonly address: string;
  /** The address of its player, which starts at once and sets no cookies before. */
  readonly player: string;
}

const YOUTUBE_HOST = /^((www|m|music)\.)?youtube(-nocookie)?\.com$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([0-9a-f]{6,16}))?\/?$/;

/** Returns the video at an address of YouTube or Vimeo, as people copy it; undefined for any other. */
export function videoAt(text: string): Video | undefined {
  const address = wholeAddress(text);
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams, port, username } = new URL(address);
  if (!/^https?:$/.test(protocol) || port || username) return undefined;
  if (YOUTUBE_HOST.test(hostname))
    return youTube(pathname === "/watch" ? searchParams.get("v") : YOUTUBE_PATH.exec(pathname)?.[1]);
  if (hostname === "youtu.be") return youTube(pathname.slice(1));
  if (!/^((www|player)\.)?vimeo\.com$/.test(hostname)) return undefined;
  const [, id, secret = searchParams.get("h")] = VIMEO_PATH.exec(pathname) ?? [];
  return id ? vimeo(id, secret) : undefined;
}

function youTube(id: string | null | undefined): Video | undefined {
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  return {
    service: "YouTube",
    address: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  };
}

/** @param secret is part of the address of a video that isn't listed. */
function vimeo(id: string, secret: string | null | undefined): Video {
  const known = secret && /^[0-9a-f]{6,16}$/.test(secret) ? secret : undefined;
  return {
    service: "Vimeo",
    address: `https://vimeo.com/${id}${known ? `/${known}` : ""}`,
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${known ? `&h=${known}` : ""}`,
  };
}

/** The origins of the players. */
export const VIDEO_PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"] as const;

/** An optional address of a video, which is written as the service does. */
export const optionalVideoAddress = (label: string) =>
  optionalLine(label, 2000)
    .transform(ofText((text: string) => videoAt(text)?.address ?? text))
    .test(
      "video",
      `${label} must be the address of a video at YouTube or Vimeo`,
      (value) => !value || videoAt(value) !== undefined,
    );
