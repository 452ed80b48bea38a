import { part, resetAssumptions } from './controls.ts';
import type { Follower } from './follower.ts';
import { fetchPlans } from './prices.ts';

/** Takes today's prices, or says that they did not come. */
export async function loadPrices(follower: Follower): Promise<void> {
  const failure = part('prices-failed');
  failure.hidden = true;
  const plans = await fetchPlans();
  failure.hidden = plans !== null;
  if (plans) follower.setPlans(plans);
}

/** The buttons that only a script can serve; they come with it. */
export function serveButtons(follower: Follower): void {
  const { form } = follower;
  const actions: Record<string, () => unknown> = {
    retry: () => loadPrices(follower),
    print: () => print(),
    copy: () => copy(part<HTMLInputElement>('link')),
    reset: () => reset(),
  };
  const reset = (query?: string) => {
    resetAssumptions(form, query);
    follower.changed();
    // The button that was pressed is gone now; the focus stays where the change is.
    (
      document.querySelector<HTMLElement>(`[form="analyzer"][name="${query}"]`) ?? part('assumptions')
    ).focus();
  };
  part('analysis').addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do], [data-reset]') : null;
    const { do: action, reset: query } = button?.dataset ?? {};
    if (query) reset(query);
    else if (action) actions[action]?.();
  });
  part('keep-actions').hidden = false;
}

async function copy(link: HTMLInputElement): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(link.value).then(
    () => true,
    () => false,
  );
  if (!isCopied) link.select();
  part('copied').hidden = !isCopied;
  part('copy-failed').hidden = isCopied;
}
