import { mkdir, rm } from "node:fs/promises";
import { chromium } from "@playwright/test";

/** The screens of the guided tour by the name of their screenshot. */
const SCREENS = {
  solutions: "/solutions",
  vendor: "/vendors/1",
  opportunities: "/opportunities",
  research: "/research",
  "market-intelligence": "/market-intelligence",
};

const FOLDER = "frontend/public/tour";

/** The sizes of window by what they add to a screenshot's name, and of what is taken of it. */
const WINDOWS = {
  "": { width: 1200, height: 750, scale: 1 },
  "-phone": { width: 390, height: 440, scale: 2 },
};

/** Takes the screenshots of the guided tour from a running server: `npm run tour -- http://localhost:4000`. */
async function takeTour(address: string): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  for (const [size, { width, height, scale }] of Object.entries(WINDOWS)) {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme,
        reducedMotion: "reduce",
      });
      for (const [name, path] of Object.entries(SCREENS)) {
        await page.goto(address + path, { waitUntil: "networkidle" });
        const file = `${FOLDER}/${name}${size}-${colorScheme}.jpg`;
        await page.screenshot({ path: file, type: "jpeg", quality: 72 });
      }
      await page.close();
    }
  }
  await browser.close();
}

await takeTour(process.argv[2] ?? "http://localhost:4000");
