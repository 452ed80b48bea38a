import { atom } from 'nanostores';

export type ToastTone = 'success' | 'info' | 'error';
export type ToastAction = { label: string; run: () => void };
export type Toast = { id: number; tone: ToastTone; text: string; action?: ToastAction | undefined };

const lifetimeMs = 4000;
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

function startTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismissToast(id), lifetimeMs),
  );
}

/**
 * Says something for four seconds; a fourth toast pushes the oldest out. The text is already in the reader's language.
 * Returns the toast's id.
 */
export function showToast(tone: ToastTone, text: string, action?: ToastAction): number {
  lastId += 1;
  const toasts = [...$toasts.get(), { id: lastId, tone, text, action }];
  for (const old of toasts.slice(0, -mostVisible)) dismissToast(old.id);
  $toasts.set(toasts.slice(-mostVisible));
  startTimer(lastId);
  return lastId;
}

/** Stops the clocks while the focus is on the toasts, so that an action can be reached by keyboard. */
export function holdToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
}

/** Starts the clocks anew when the focus has left. */
export function releaseToasts(): void {
  for (const toast of $toasts.get()) startTimer(toast.id);
}
