import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/** The one weight and width of Archivo that the theme's headlines have; the variable file is seven times as large. */
const HEADLINE = { wdth: 78, wght: 680 };
/** All letters: the files of the package are already parts by range. */
const ALL = Array.from({ length: 0xfffe }, (_, code) =>
  code >= 0xd800 && code < 0xe000 ? "" : String.fromCharCode(code),
).join("");

for (const part of ["latin", "latin-ext"]) {
  const variable = readFileSync(
    `node_modules/@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`,
  );
  const narrow = await subsetFont(variable, ALL, { targetFormat: "woff2", variationAxes: HEADLINE });
  writeFileSync(`frontend/app/theme/fonts/archivo-headline-${part}.woff2`, narrow);
}
