import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import { writeQuery } from '#src/domain/public-forms/analyzer-state.ts';
import { part } from './controls.ts';
import type { Follower } from './follower.ts';

type Outcome = 'sent' | 'email' | 'limited' | 'failed';

/** Sends the analysis as it stands to the address in the form, without leaving the page. */
export function serveMailForm(follower: Follower): void {
  const form = part<HTMLFormElement>('mail');
  const [email, consent] = [part<HTMLInputElement>('email'), part<HTMLInputElement>('consent')];
  let isBusy = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isBusy) return;
    showOutcome(null);
    const isAddress = normalizeEmail(email.value) !== null;
    refuse(email, !isAddress);
    refuse(consent, !consent.checked);
    if (!isAddress || !consent.checked) {
      (isAddress ? consent : email).focus();
      return;
    }
    isBusy = true;
    const done = showBusy(form);
    const outcome = await send({
      email: email.value,
      language: follower.language,
      query: writeQuery(follower.shown()),
    });
    done();
    isBusy = false;
    refuse(email, outcome === 'email');
    if (outcome === 'email') email.focus();
    else showOutcome(outcome);
    if (outcome === 'sent') form.reset();
  });
}

async function send(analysis: { email: string; language: string; query: string }): Promise<Outcome> {
  try {
    const answer = await fetch('/api/analyzer/mail', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...analysis, consent: true }),
    });
    if (answer.ok) return 'sent';
    const { code } = (await answer.json()) as { code?: string };
    if (code === 'email_address_invalid') return 'email';
    return code === 'rate_limited' ? 'limited' : 'failed';
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

function showOutcome(outcome: Outcome | null): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-outcome]')) {
    notice.hidden = notice.dataset.outcome !== outcome;
  }
}

function refuse(control: HTMLInputElement, isRefused: boolean): void {
  part(`${control.id}-error`).hidden = !isRefused;
  if (isRefused) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

/** The button says that it is at work, until what is returned is called. */
function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector('button');
  const words = button?.textContent ?? '';
  if (button) button.textContent = button.dataset.sending ?? words;
  return () => {
    if (button) button.textContent = words;
  };
}
