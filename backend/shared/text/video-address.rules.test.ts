import { expect, it } from "vitest";
import { optionalVideoAddress, videoAt } from "./video-address.rules.ts";

const YOUTUBE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

it.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&list=PL1", YOUTUBE],
  ["youtube.com/watch?v=dQw4w9WgXcQ", YOUTUBE],
  ["http://m.youtube.com/watch?v=dQw4w9WgXcQ", YOUTUBE],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", YOUTUBE],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", YOUTUBE],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", YOUTUBE],
  ["https://vimeo.com/76979871", "https://vimeo.com/76979871"],
  ["https://vimeo.com/76979871/0a1b2c3d4e", "https://vimeo.com/76979871/0a1b2c3d4e"],
  ["https://player.vimeo.com/video/76979871?h=0a1b2c3d4e", "https://vimeo.com/76979871/0a1b2c3d4e"],
])("%s is the video at %s", async (written, address) => {
  expect(videoAt(written)?.address).toBe(address);
  expect(await optionalVideoAddress("Video").validate(written)).toBe(address);
  expect(videoAt(address)?.address).toBe(address);
});

it.each([
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/@channel",
  "https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
  "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
  "javascript://youtube.com/watch?v=dQw4w9WgXcQ",
  "https://vimeo.com/about",
  "https://club.example/video.mp4",
  "a video",
])("%s is none", async (written) => {
  expect(videoAt(written)).toBeUndefined();
  await expect(optionalVideoAddress("Video").validate(written)).rejects.toThrow("YouTube or Vimeo");
});

it("the player sets no cookies and is told not to track", () => {
  expect(videoAt(YOUTUBE)?.player).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  expect(videoAt("https://vimeo.com/76979871/0a1b2c3d4e")?.player).toBe(
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0a1b2c3d4e",
  );
});
