// Asks what each part of the service is doing and says it. What did not answer stays unknown.

interface Answer {
  readonly checkedAt: string;
  readonly parts: Readonly<Record<string, string>>;
}

const place = document.querySelector<HTMLElement>('[data-status]');
const said = place?.querySelector<HTMLElement>('[data-checked]');
const words: Readonly<Record<string, string>> = JSON.parse(place?.dataset.status ?? '{}');

function showState(part: HTMLElement, state: string): void {
  part.dataset.state = state;
  part.textContent = words[state] ?? words.unknown ?? '';
}

async function ask(): Promise<void> {
  const parts = [...(place?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];
  for (const part of parts) showState(part, 'asking');
  const answer: Answer | null = await fetch('/api/status')
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  for (const part of parts) showState(part, answer?.parts[part.dataset.part ?? ''] ?? 'unknown');
  if (!said) return;
  const time = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'medium' });
  said.textContent = answer
    ? (said.dataset.checked ?? '').replace('{time}', time.format(new Date(answer.checkedAt)))
    : (said.dataset.failed ?? '');
}

void ask();
