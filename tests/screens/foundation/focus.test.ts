import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { NOW, newId, ORGANIZATION_ID, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { hold } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

async function focus(one: Locator): Promise<void> {
  await expect.element(one).toBeVisible();
  (one.element() as HTMLElement).focus();
}

test('a tab that is turned to by arrow has the focus', async () => {
  const { owner } = await textsOf('es');
  server.otherwise(() => hold().answer);
  // On a phone the tabs come before the figures, which nobody answers here.
  const screen = await openScreen('/owner-dashboard/finance', { width: 360 });
  const tab = (name: string) => screen.getByRole('tab', { name });
  await focus(tab(owner.finance.tabs.payments));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab(owner.finance.tabs.charges)).toHaveFocus();
  await expect.element(tab(owner.finance.tabs.charges)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab(owner.finance.tabs.payments)).toHaveFocus();
});

test('what is taken out of a list leaves the focus on the next one, and the last one on the heading', async () => {
  const { owner } = await textsOf('en');
  const text = owner.tenantPage;
  const id = newId();
  server.otherwise(() => hold().answer);
  server.rows('people', [
    row(
      'people',
      { id, organization_id: ORGANIZATION_ID, full_name: 'Rosa Almonte', email: '', phone: '' },
      {
        identity_type: null,
        identity_number: '',
        user_id: null,
        created_at: NOW,
      },
    ),
  ]);
  server.empty('tenants_list', 'lease_guarantors');
  server.table('person_tags');
  const screen = await openScreen(`/owner-dashboard/tenants/${id}`, { language: 'en' });
  const remove = (tag: string) => screen.getByRole('button', { name: text.removeTag({ tag }) });
  for (const word of ['on time', 'garden']) {
    await screen.getByLabelText(text.tag).fill(word);
    await userEvent.keyboard('{Enter}');
    await expect.element(remove(word)).toBeVisible();
  }
  await focus(remove('garden'));
  await userEvent.keyboard('{Enter}');
  await expect.element(remove('on time')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: text.tags })).toHaveFocus();
});
