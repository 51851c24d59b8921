/** How far below the screen something counts as near, so that it is ready when it is scrolled to. */
const AHEAD = "400px 0px";

/** Calls `then` once the element is scrolled near, or reached by keyboard; what it returns stops watching. */
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
