/** WCAG 2.5.8 asks for 24 px; whoever taps with a thumb is given 44. Half a pixel is lost in rounding. */
export const SMALLEST_PX = 43.5;

/**
 * Controls of the page as it stands whose target is smaller than 44 px in one direction, each as what it is called and how
 * large it is. What can be hit is the target: a label counts as its control. Links within a sentence are as high as its lines.
 * Runs in the page.
 * @param within selector of the part to look at
 */
export function findSmallTargets({ within, smallest }: { within: string; smallest: number }): string[] {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch], [role=checkbox], [role=radio], [tabindex="0"]';
  const REACH_PX = 60;

  const labelsOf = (control: Element) =>
    control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    // What is only for screen readers, or is shown once it has the focus, is cut away; what is only transparent can be hit.
    const isCut = getComputedStyle(element).clipPath !== 'none';
    return width > 1 && height > 1 && !isCut && element.checkVisibility({ visibilityProperty: true });
  };
  const isInSentence = (control: Element) =>
    control.matches('a') &&
    getComputedStyle(control).display === 'inline' &&
    [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node !== control && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const nameOf = (control: Element) =>
    `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? labelsOf(control)[0]?.textContent ?? control.textContent ?? '').trim().slice(0, 40)}"`;

  /** How far the target reaches through the middle of what is seen of it: { width, height } in pixels. */
  function reachOf(control: Element, seen: Element): { width: number; height: number } {
    seen.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = seen.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const labels = labelsOf(control);
    const isHit = (left: number, top: number) => {
      const hit = document.elementFromPoint(left, top);
      return hit !== null && (control.contains(hit) || labels.some((label) => label.contains(hit)));
    };
    const walk = (stepX: number, stepY: number) => {
      let far = 0;
      while (far < REACH_PX && isHit(x + stepX * (far + 1), y + stepY * (far + 1))) far += 1;
      return far;
    };
    if (!isHit(x, y)) return { width: box.width, height: box.height };
    return {
      width: Math.max(box.width, walk(-1, 0) + walk(1, 0) + 1),
      height: Math.max(box.height, walk(0, -1) + walk(0, 1) + 1),
    };
  }

  const small: string[] = [];
  for (const control of document.querySelectorAll(`:is(${within}) :is(${CONTROLS})`)) {
    if (
      control.matches(':disabled') ||
      control.closest('[inert], [aria-hidden=true]') ||
      isInSentence(control)
    )
      continue;
    const seen = [control, ...labelsOf(control)].filter(isShown);
    if (seen.length === 0) continue;
    const reaches = seen.map((element) => reachOf(control, element));
    const isLarge = reaches.some(({ width, height }) => width >= smallest && height >= smallest);
    const [first] = reaches;
    if (!isLarge && first)
      small.push(`${nameOf(control)} ${Math.round(first.width)} × ${Math.round(first.height)}`);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return small;
}
