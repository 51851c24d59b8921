import { mkdir } from "node:fs/promises";
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

/** Takes the screenshots of the guided tour from a running server: `npm run tour -- http://localhost:4000`. */
async function takeTour(address: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const page = await browser.newPage({
    viewport: { width: 1200, height: 750 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(address + path, { waitUntil: "networkidle" });
    await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: "jpeg", quality: 72 });
  }
  await browser.close();
}

await takeTour(process.argv[2] ?? "http://localhost:4000");
