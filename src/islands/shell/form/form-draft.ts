import { draftKeyOf } from '#src/domain/foundation/browser-keys.ts';

/** What was typed into a form before a reload; empty when nothing was. */
export function readDraft(draftKey: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKeyOf(draftKey)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Keeps what is typed for the life of the tab. Files and passwords are left out. */
export function keepDraft(draftKey: string, values: object): void {
  const kept = Object.entries(values).filter(
    ([name, value]: [string, unknown]) => !(value instanceof Blob) && !/password/i.test(name),
  );
  sessionStorage.setItem(draftKeyOf(draftKey), JSON.stringify(Object.fromEntries(kept)));
}

/** The drafts' names of actions whose answer was lost (lost-answers.ts) begin with it. */
export const PENDING = 'action-';

/** Whether this tab waits for what became of an action. */
export const hasPending = (): boolean =>
  Object.keys(sessionStorage).some((key) => key.startsWith(draftKeyOf(PENDING)));

export function forgetDraft(draftKey: string): void {
  sessionStorage.removeItem(draftKeyOf(draftKey));
}

/** Forgets what was typed into every form. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(draftKeyOf(''))) sessionStorage.removeItem(key);
  }
}
