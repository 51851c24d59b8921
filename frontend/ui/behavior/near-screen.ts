/** How far below the viewport an element counts as near, so that it is ready when scrolled to. */
const AHEAD = "400px 0px";

/**
 * Calls `then` once the element is near the viewport or reached by keyboard.
 * @returns a function that stops watching.
 */
export function watchNear(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
