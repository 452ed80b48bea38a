import { atom } from 'nanostores';

export type ToastTone = 'success' | 'info' | 'error';
export type ToastAction = { label: string; run: () => void };
export type Toast = { id: number; tone: ToastTone; text: string; action?: ToastAction | undefined };

const lifetimeMs = 4000;
/** One that can still be undone: long enough to be read, decided on and reached. */
const undoableMs = 12_000;
const mostVisible = 3;

/** What the toast region shows, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** Takes a toast away, by its close button or because its time is over. */
export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Takes away what went wrong before: something else is tried now, and nothing old may lie over what it says. */
export function dismissFailures(): void {
  for (const { id, tone } of $toasts.get()) if (tone === 'error') dismissToast(id);
}

/** How long a toast stays; what went wrong stays until it is closed or something else is tried. */
function lifetimeOf({ tone, action }: Toast): number | null {
  if (tone === 'error') return null;
  return action ? undoableMs : lifetimeMs;
}

function startTimer(toast: Toast): void {
  const { id } = toast;
  clearTimeout(timers.get(id));
  const lifetime = lifetimeOf(toast);
  if (lifetime !== null)
    timers.set(
      id,
      setTimeout(() => dismissToast(id), lifetime),
    );
}

/**
 * Says something for four seconds; longer what can be undone, and what went wrong until it is closed or something else is tried. A fourth toast pushes the
 * oldest out. The text is already in the reader's language. Returns the toast's id.
 */
export function showToast(tone: ToastTone, text: string, action?: ToastAction): number {
  lastId += 1;
  const toast: Toast = { id: lastId, tone, text, action };
  const before = $toasts.get();
  // What went wrong goes last.
  const leaving =
    before.length < mostVisible ? undefined : (before.find((old) => old.tone !== 'error') ?? before[0]);
  if (leaving) dismissToast(leaving.id);
  $toasts.set([...$toasts.get(), toast]);
  startTimer(toast);
  return lastId;
}

/** Stops the clocks while the focus or the pointer is on the toasts, so that an action can be reached. */
export function holdToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
}

/** Starts the clocks anew when both have left. */
export function releaseToasts(): void {
  for (const toast of $toasts.get()) startTimer(toast);
}
