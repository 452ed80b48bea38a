import type { Page } from '@playwright/test';

/** The sizes at which a refused press has to say so. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
] as const;

interface Tried {
  /** Which of those forms. */
  readonly index: number;
  readonly within: string;
}

/** What of a part of the page can be sent, as it stands: each by what it is called. */
export const askedIn = (page: Page, within: string): Promise<string[]> => page.evaluate(namesOfAsked, within);

/** Empties a form, presses its button twice at each size and tells what a reader would have missed. */
export async function pressTwice(page: Page, within: string, index: number): Promise<string[]> {
  const faults: string[] = [];
  let isDone = false;
  await page.evaluate(emptyForm, { within, index });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const time of ['first', 'second']) {
      if (isDone) continue;
      const fault = await pressOnce(page, { within, index });
      isDone = (await askedIn(page, within)).length <= index;
      if (fault) faults.push(`at ${size.width} px, the ${time} time: ${fault}`);
    }
  }
  return faults;
}

/** Presses as a key does. @returns what is wrong with how it was said, or null */
async function pressOnce(page: Page, tried: Tried): Promise<string | null> {
  const obstacle = await page.evaluate(takeButton, tried);
  if (obstacle) return obstacle;
  await page.keyboard.press('Enter');
  return page.evaluate(lookAtAnswer, tried);
}

/** Runs in the page, and brings what the others that do so need. */
function namesOfAsked(within: string): string[] {
  const FIELDS =
    ':is(input:is([type="text"], [type="email"], [type="tel"], [type="url"], [type="password"], [type="date"], [type="month"], [type="time"], [type="datetime-local"]), textarea):not(:disabled, :read-only, [role="combobox"])';

  /** A form, or where a dialog has none, the dialog. */
  function asked(): HTMLElement[] {
    const part = [...document.querySelectorAll<HTMLElement>(window.walk.within)];
    const forms = part.flatMap((one) => [...one.querySelectorAll('form')]);
    const shown = forms.filter((form) => form.checkVisibility() && form.getAttribute('role') !== 'search');
    if (shown.length > 0) return shown;
    return part.filter((one) => one.matches('dialog') && buttonOf(one));
  }

  function buttonOf(one: HTMLElement): HTMLElement | undefined {
    if (one instanceof HTMLFormElement)
      return [...one.elements].find((element) => element.matches('[type="submit"]')) as HTMLElement;
    // The foot of a dialog begins with what it is for.
    return one.querySelector<HTMLElement>(':scope > div > div:last-child > button:first-child') ?? undefined;
  }

  /** By the nearest heading around it, its button and its fields. */
  function nameOf(one: HTMLElement): string {
    let around: Element | null = one;
    while (around && !around.querySelector('h1, h2, h3')) around = around.parentElement;
    const heading = around?.querySelector('h1, h2, h3')?.textContent?.trim() ?? '';
    const fields = one instanceof HTMLFormElement ? [...one.elements] : [];
    const labels = fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent?.slice(0, 12));
    return [heading, buttonOf(one)?.textContent?.trim() ?? 'no button', new Set(labels).size]
      .join(' / ')
      .replaceAll(/[\d.,]+/g, '#');
  }

  window.walk = { within, asked, buttonOf, FIELDS };
  return asked().map(nameOf);
}

declare global {
  interface Window {
    walk: {
      within: string;
      asked: () => HTMLElement[];
      buttonOf: (one: HTMLElement) => HTMLElement | undefined;
      FIELDS: string;
    };
  }
}

/** Runs in the page, as whoever has not filled in anything. */
function emptyForm({ within, index }: Tried): void {
  window.walk.within = within;
  for (const field of window.walk
    .asked()
    [index]?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(window.walk.FIELDS) ?? []) {
    if (field.value === '') continue;
    const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Runs in the page. @returns why the button cannot be pressed, or null */
async function takeButton({ within, index }: Tried): Promise<string | null> {
  /** As long as what a dialog asks the server takes. */
  const PATIENCE_MS = 3_000;
  window.walk.within = within;
  const end = performance.now() + PATIENCE_MS;
  const find = () => window.walk.asked()[index];
  const isWaiting = () => {
    const one = find();
    return !one || window.walk.buttonOf(one)?.matches(':disabled');
  };
  while (isWaiting() && performance.now() < end)
    await new Promise((painted) => requestAnimationFrame(painted));
  const one = find();
  if (!one) return 'it has gone away';
  const button = window.walk.buttonOf(one);
  if (!button?.checkVisibility()) return 'there is no button that sends it';
  if (button.matches(':disabled')) return 'its button cannot be pressed';
  button.focus();
  return document.activeElement === button ? null : 'its button cannot take the focus';
}

/** Runs in the page. */
async function lookAtAnswer({ index }: Tried): Promise<string | null> {
  const PATIENCE_MS = 2_500;
  const SAID = '[data-fault-summary], [data-refusal], .form-faults .error';
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  const end = performance.now() + PATIENCE_MS;
  /** A form that works without a script has no list: the first field that is wrong has the focus, and its error is read with it. */
  const errorOfField = () => {
    const field = document.activeElement;
    if (field?.ariaInvalid !== 'true' || !field.closest('form[action]')) return null;
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)).find((one) => one?.matches('.error:not([hidden])'));
  };
  const place = () => document.activeElement?.closest<HTMLElement>(SAID) ?? errorOfField();
  await painted();
  await painted();
  while (!place() && performance.now() < end) await painted();
  const said = place();
  if (!said) {
    const one = window.walk.asked()[index];
    const toast = document.querySelector('[data-toasts] .toast');
    // It was complete as it stood, and there was nothing to save: it has closed and says so.
    if (!one && toast?.checkVisibility() && document.activeElement !== document.body) return null;
    return `nothing is said: the focus is on ${document.activeElement?.outerHTML.slice(0, 60)}${one ? '' : ', and it has gone'}`;
  }
  const isRead =
    said.closest('[role="alert"], [role="status"], [aria-live]') ?? said.querySelector('[role="alert"]');
  if (!isRead && !errorOfField()) return 'it is not announced';
  await painted();
  const { top, left, width } = said.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + 12);
  if (!seen || !said.contains(seen))
    return `it is not in view, ${Math.round(top)} px from the top: ${seen?.outerHTML.slice(0, 90) ?? 'outside'}`;
  if (!said.matches('[data-fault-summary]')) return null;
  const links = [...said.querySelectorAll('a')].map((link) => link.textContent ?? '');
  if (links.length === 0) return `no line leads to a field: ${said.textContent}`;
  if (new Set(links).size < links.length) return `lines that cannot be told apart: ${links.join(' | ')}`;
  const bare = links.filter((text) => !text.includes(': '));
  return bare.length > 0 ? `lines without the field's name: ${bare.join(' | ')}` : null;
}
