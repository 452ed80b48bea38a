import { expect, test } from 'vitest';
import { documents } from '#src/i18n/dictionaries/documents/documents.es.ts';
import { tenant } from '#src/i18n/dictionaries/foundation/tenant.es.ts';
import { answerHomeAtOnce } from '#tests/screens/fixtures/cards.ts';
import { LEASE_ID } from '#tests/screens/fixtures/leasing.ts';
import { NOW, newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';

const { waitingTitle } = documents.tenant;
const HOME = '/tenant-dashboard/';
const toSign = {
  ...{
    version_id: newId(),
    signer_id: newId(),
    lease_id: LEASE_ID,
    kind: 'contract',
    status: 'open',
    number: 1,
  },
  ...{
    role: 'tenant',
    full_name: 'Ana Reyes',
    sent_at: NOW,
    signed_at: null,
    landlord: 'Inmuebles del Caribe',
  },
  ...{ property: 'Torre Ámbar', unit: '3B' },
};

/** In which order what is looked for came to be on the page. */
function orderOf(...texts: readonly string[]): readonly string[] {
  const seen: string[] = [];
  const look = () => {
    const content = document.getElementById('content')?.textContent ?? '';
    // What comes with the same drawing is there at the same time.
    const now = texts.filter((text) => content.includes(text) && !seen.some((one) => one.includes(text)));
    if (now.length > 0) seen.push(now.join(' + '));
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  return seen;
}

test('what is due is drawn with the notice of a contract to sign, not pushed down by it', async () => {
  server.otherwise(() => []);
  answerHomeAtOnce({ contracts: [toSign] });
  const order = orderOf(waitingTitle, 'Vence hoy.');
  const screen = await openScreen(HOME, { hasHead: true });
  await expect.element(screen.getByText(waitingTitle)).toBeVisible();
  await expect.element(screen.getByText('Vence hoy.')).toBeVisible();
  expect(order[0]).toContain(waitingTitle);
});

test('nothing waits where nothing is to be signed, and what is coming is a press away', async () => {
  server.otherwise(() => []);
  answerHomeAtOnce({ contracts: [{ ...toSign, signed_at: NOW }] });
  const screen = await openScreen(HOME, { hasHead: true });
  await expect.element(screen.getByText('Vence hoy.')).toBeVisible();
  await expect.element(screen.getByText(waitingTitle)).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('link', { name: tenant.home.coming }))
    .toHaveAttribute('href', '/tenant-dashboard/calendar');
});
