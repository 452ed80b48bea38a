import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listedProperty } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

test('properties stand on a map by province, which leads to those of a province', async () => {
  const { owner } = await textsOf('en');
  const { properties: text } = owner;
  const inHiguey = {
    province: 'La Altagracia',
    municipality: 'Higüey',
    property_type: 'single_family',
  } as const;
  const properties = [
    listedProperty(),
    ...['Brisas', 'Caracol'].map((name) => listedProperty({ ...inHiguey, id: newId(), name })),
  ];
  server.rows('properties_list', properties);
  server.empty('saved_views', 'organization_totals');
  server.call('property_places', ({ p_types }) => [
    { province: 'Distrito Nacional', municipality: 'Santo Domingo', property_count: 1 },
    ...(p_types ? [] : [{ province: 'La Altagracia', municipality: 'Higüey', property_count: 2 }]),
  ]);
  const screen = await openScreen('/owner-dashboard/properties', { language: 'en' });
  await screen.getByRole('button', { name: text.views.map }).click();
  await expect.poll(() => location.search).toBe('?view=map');
  await expect.element(screen.getByText(text.map.count({ count: 2 }), { exact: true })).toBeVisible();
  const marker = text.map.marker({ province: 'La Altagracia', count: 2 });
  const markers = [...document.querySelectorAll('svg title')].map(({ textContent }) => textContent);
  expect(markers).toContain(marker);
  await expectAccessible();

  // A filter keeps the map; a province leads to its list.
  const type = screen.getByLabelText(text.columns.type);
  await type.selectOptions('mixed');
  await expect.element(screen.getByText('La Altagracia')).not.toBeInTheDocument();
  expect(location.search).toContain('view=map');
  await type.selectOptions('');
  (screen.getByRole('link', { name: 'La Altagracia', exact: true }).last().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: 'Brisas' })).toBeVisible();
  await expect.element(screen.getByText('Torre Mar')).not.toBeInTheDocument();
});
