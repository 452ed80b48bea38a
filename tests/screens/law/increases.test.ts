import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const leaseIn = (label: string, unitUse: 'dwelling' | 'commercial' = 'dwelling') => ({
  ...{ id: newId(), property_id: newId(), property_name: 'Torre Mar', unit_id: newId(), unit_label: label },
  ...{ tenant_name: `Inquilino ${label}`, rent_minor: 2_500_000, currency: 'DOP' as const },
  ...{ receivable_minor: 0, credit_minor: 0, unit_use: unitUse, area_m2: 80, is_furnished: false },
});
const NOTICE_ID = newId();
const [home, gone, shop] = [leaseIn('A-1'), leaseIn('A-2'), leaseIn('L-1', 'commercial')];

async function openIncreases(visit: Visit) {
  server.rows('chargeable_leases', [home, gone, shop]);
  const text = await wordsOf('rentIncreases', visit.language ?? 'es');
  const screen = await openScreen('/owner-dashboard/legal?part=increase', visit);
  return { screen, text };
}

test('chosen leases get their new rent; one that is refused says why, and the tenants are written to', async () => {
  const { errors } = await textsOf('en');
  server.call('add_rent_step', ({ p_lease_id }) =>
    p_lease_id === gone.id ? refuse('days_already_charged') : p_lease_id,
  );
  const { screen, text } = await openIncreases({ language: 'en' });
  await screen.getByLabelText(text.startsOn).fill('2026-08-01');
  await screen.getByLabelText(text.percent).fill('12.5');
  const cap = text.aboveCap({ maximum: 'RD$27,500.00', law: 'Ley 85-25', article: '8' });
  // Both homes, and not the shop.
  await expect.poll(() => screen.getByText(cap).elements().length).toBe(2);
  await screen.getByRole('checkbox', { name: /A-1/ }).click();
  await screen.getByRole('checkbox', { name: /A-2/ }).click();
  await screen.getByRole('checkbox', { name: text.isAgreed }).click();
  await screen.getByRole('button', { name: text.submit({ count: 2 }) }).click();
  await expect.element(screen.getByText(text.changed, { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText(`${text.refused}: ${errors.codes.days_already_charged}`))
    .toBeVisible();
  expect(server.callsOf('add_rent_step')).toMatchObject([
    { p_lease_id: home.id, p_starts_on: '2026-08-01', p_rent_minor: 2_812_500 },
    { p_lease_id: gone.id, p_starts_on: '2026-08-01', p_rent_minor: 2_812_500 },
  ]);
  const ids = server.callsOf('add_rent_step').map(({ p_request_id: id }) => id);
  expect(new Set(ids).size).toBe(2);
  await expect
    .element(screen.getByRole('link', { name: text.write }))
    .toHaveAttribute('href', `/owner-dashboard/messages/new?leases=${home.id}`);
  await expectAccessible();
  // Those whose rent was changed, and in both languages.
  server.call('save_notice', NOTICE_ID);
  await screen.getByRole('button', { name: text.notice.send({ count: 1 }) }).click();
  await expect
    .element(screen.getByRole('link', { name: text.notice.open }))
    .toHaveAttribute('href', `/owner-dashboard/notices/${NOTICE_ID}`);
  expect(server.callsOf('save_notice')).toMatchObject([
    {
      p_notice: {
        audience: 'leases',
        lease_ids: [home.id],
        title_es: 'Aumento del alquiler',
        body_en: expect.stringContaining('goes up by 12.5% from August 1, 2026'),
        needs_acknowledgement: true,
      },
    },
  ]);
});

test('without a day, a percentage, leases and their agreement nothing is sent, and each is said', async () => {
  const { screen, text } = await openIncreases({ width: 360 });
  await screen.getByRole('button', { name: text.submit({ count: 0 }) }).click();
  for (const problem of Object.values(text.problems))
    await expect.element(screen.getByText(problem).first()).toBeVisible();
  expect(server.callsOf('add_rent_step')).toEqual([]);
  await expectAccessibleInBothThemes();
});

test('who only reads leases is not offered it', async () => {
  server.call('read_legal_files', []);
  const ownerLegal = await wordsOf('ownerLegal', 'es');
  const screen = await openScreen('/owner-dashboard/legal?part=increase', { role: 'viewer' });
  await expect.element(screen.getByRole('tab', { name: ownerLegal.tabs.library })).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: ownerLegal.tabs.increase })).not.toBeInTheDocument();
});
