import type { Page } from "@playwright/test";

/** The controls of the page that nobody can see whole: beyond the window's edge, or cut by what they stand in. */
export function cutOffControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = (element: Element): string | undefined => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (style.visibility !== "visible" || box.width < 2 || box.height < 2) return undefined;
      let [left, right] = [0, window.innerWidth];
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, position, clipPath, scrollbarWidth } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        // A bar says that there is more, and what is only read aloud has no size.
        const scrolls = /auto|scroll/.test(overflowX);
        if ((scrolls && scrollbarWidth !== "none") || clipPath !== "none" || frame.width < 2)
          return undefined;
        if (scrolls || /hidden|clip/.test(overflowX)) {
          left = Math.max(left, frame.left);
          right = Math.min(right, frame.right);
        }
        if (position === "fixed") break;
      }
      if (box.left < left - 1 || box.right > right + 1) return `stands from ${box.left} to ${box.right}`;
      const isText = element.matches("a, button, summary, label");
      const hides = /hidden|clip/.test(style.overflowX) && style.clipPath === "none";
      if (
        isText &&
        hides &&
        style.textOverflow !== "ellipsis" &&
        element.scrollWidth > element.clientWidth + 1
      )
        return `shows ${element.clientWidth} of ${element.scrollWidth} px`;
      return undefined;
    };
    return [...document.querySelectorAll("a, button, summary, label, input, select, textarea")].flatMap(
      (element) => {
        const why = cut(element);
        return why ? [`${element.tagName} "${element.textContent.trim().slice(0, 60)}" ${why}`] : [];
      },
    );
  });
}
