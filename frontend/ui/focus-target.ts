const FIELDS = "input:not([type=hidden]), select, textarea";

const isUsable = (element: HTMLElement) => !element.matches(":disabled") && element.checkVisibility();

/**
 * What takes the focus in a part of a page: its first field, else its first link, else its last button. Where somebody
 * is asked again, the last button is the one that leaves everything as it is.
 */
export function targetIn(part: Element): HTMLElement | undefined {
  const usable = (selector: string) =>
    [part, ...part.querySelectorAll(selector)].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element.matches(selector) && isUsable(element),
    );
  return usable(FIELDS)[0] ?? usable("a[href]")[0] ?? usable("button").at(-1);
}

/** Where an element stands: its ancestors, each with the position of the way to it among the ancestor's children. */
export type Place = readonly { readonly parent: Element; readonly index: number }[];

/** Where an element stands now, from its parent up. */
export function placeOf(element: Element): Place {
  const steps: { parent: Element; index: number }[] = [];
  for (let child = element; child.parentElement; child = child.parentElement)
    steps.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return steps;
}

/**
 * What takes the focus in the place of an element that is gone: what stands there now, else what is nearest to it, the
 * following first. Undefined if all that was around it is gone, too: then the page has changed.
 */
export function targetNear(place: Place, frame: Element): HTMLElement | undefined {
  for (const { parent, index } of place) {
    if (!parent.isConnected) continue;
    if (parent.contains(frame)) return undefined;
    const children = [...parent.children];
    for (const part of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const target = targetIn(part);
      if (target) return target;
    }
  }
  return undefined;
}
