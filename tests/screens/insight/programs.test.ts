import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, provider } from '#tests/screens/fixtures/entry.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { departure } from '#tests/screens/harness/departures.ts';
import { NOW, newId, ORGANIZATION_ID } from '#tests/screens/harness/fixtures.ts';
import { openPage } from '#tests/screens/harness/open-page.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse, refuseEntry } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { sessionOf } from '#tests/screens/harness/session.ts';
import { textsOf } from '#tests/support/texts.ts';

const BACK = 'https://program.example/back';
const CLIENT = '11111111-1111-4111-8111-111111111111';
const asking = (part: Record<string, string> = {}) =>
  `/connect/?${new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: BACK,
    response_type: 'code',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    state: 'abc',
    ...part,
  })}`;
/** The name of a box has its hint, too. */
const begins = (name: string) => new RegExp(`^${name}`);
const session = { userType: 'owner' } as const;

describe('the page that a program opens', () => {
  beforeEach(() => {
    server.call('read_program', [{ name: 'Claudio', redirect_host: 'program.example' }]);
    server.call('my_areas', [{ is_member: true, is_tenant: true, last_area: 'owner' }]);
    provider('GET', 'user', () => sessionOf().user);
  });

  test.each([
    ['es', 'light', 360],
    ['en', 'dark', 1440],
  ] as const)(
    'gives access to what was chosen, once it is clear who does (%s)',
    async (language, theme, width) => {
      const { programs, account } = await textsOf(language);
      const text = programs.consent;
      let isRight = false;
      provider('POST', 'token', () => (isRight ? sessionOf() : refuseEntry('invalid_credentials')));
      const sent: unknown[] = [];
      server.at('POST', '/api/programs/grant', (_, body) => {
        sent.push(body);
        return { redirect: `${BACK}?code=x` };
      });
      const page = await openPage(asking(), { language, theme, width, session });
      await expect
        .element(page.getByRole('heading', { name: text.question({ name: 'Claudio' }) }))
        .toBeVisible();
      await expect.element(page.getByText('program.example')).toBeVisible();
      await expect
        .element(page.getByRole('checkbox', { name: begins(programs.scopes.prepare.name) }))
        .not.toBeChecked();
      await expectAccessible();
      const allow = page.getByRole('button', { name: text.allow, exact: true });
      for (const scope of ['overview', 'portfolio', 'money', 'leases', 'maintenance', 'help'] as const)
        await page.getByRole('checkbox', { name: begins(programs.scopes[scope].name) }).click();
      await page.getByLabelText(account.again.password, { exact: true }).fill(PASSWORD);
      await allow.click();
      await expect.element(page.getByText(text.scopesMissing).first()).toBeVisible();
      await page.getByRole('checkbox', { name: begins(programs.scopes.money.name) }).click();
      await allow.click();
      await expect.element(page.getByText(account.again.errors.invalid_credentials)).toBeVisible();
      isRight = true;
      await allow.click();
      expect(await departure()).toBe(`${BACK}?code=x`);
      expect(sent).toMatchObject([
        {
          clientId: CLIENT,
          redirectUri: BACK,
          scopes: ['money'],
          organizationId: ORGANIZATION_ID,
          state: 'abc',
        },
      ]);
    },
  );

  test('gives access to one’s own rental, where there is one', async () => {
    const { programs } = await textsOf('es');
    const page = await openPage(asking(), { session });
    await page.getByRole('radio', { name: programs.yourRental }).click();
    await expect
      .element(page.getByRole('checkbox', { name: begins(programs.scopes.own.name) }))
      .toBeChecked();
    await expect
      .poll(() => page.getByRole('checkbox', { name: begins(programs.scopes.money.name) }).elements())
      .toEqual([]);
  });

  test('says no where the program waits', async () => {
    const { programs } = await textsOf('en');
    const page = await openPage(asking(), { language: 'en', session });
    await page.getByRole('button', { name: programs.consent.deny }).click();
    const { searchParams, host } = new URL(await departure());
    expect([host, Object.fromEntries(searchParams)]).toEqual([
      'program.example',
      { error: 'access_denied', iss: location.origin, state: 'abc' },
    ]);
  });

  test('sends nobody on to an address that is not the program’s', async () => {
    const { consent: text } = (await textsOf('es')).programs;
    server.call('read_program', refuse('not_found', {}, 'not_found'));
    const unknown = await openPage(asking(), { session });
    await expect.element(unknown.getByText(text.errors.not_found)).toBeVisible();
    await expectAccessible();
  });

  test('takes nothing that is no whole request', async () => {
    const { consent: text } = (await textsOf('es')).programs;
    const page = await openPage(asking({ code_challenge_method: 'plain' }), { session });
    await expect.element(page.getByText(text.invalid)).toBeVisible();
  });
});

test.each([
  ['es', 'dark', 360, 'tenant'],
  ['en', 'light', 1440, 'owner'],
] as const)('programs are seen and ended at once (%s)', async (language, theme, width, area) => {
  const { list: text } = (await textsOf(language)).programs;
  provider('GET', 'user', () => sessionOf().user);
  for (const name of ['list_sessions', 'list_security_events'] as const) server.call(name, []);
  server.call('count_recovery_codes', 0);
  const program = {
    id: newId(),
    name: 'Claudio',
    redirect_host: 'program.example',
    organization_id: null,
    organization_name: null,
    scopes: ['own' as const, 'help' as const],
    created_at: NOW,
    last_used_at: NOW,
  };
  let rows = [program];
  server.call('list_program_grants', () => rows);
  server.call('revoke_program_grant', ({ p_grant_id: id }) => {
    rows = [];
    return id;
  });
  const screen = await openScreen(`/${area}-dashboard/settings/security`, { language, theme, width });
  await expect.element(screen.getByText('Claudio')).toBeVisible();
  await expect.element(screen.getByText(`${location.origin}/mcp`)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: text.revokeOf({ name: 'Claudio' }) }).click();
  const dialog = screen.getByRole('alertdialog', { name: text.question({ name: 'Claudio' }) });
  await expectAccessible();
  await dialog.getByRole('button', { name: text.revoke, exact: true }).click();
  await expect.element(screen.getByText(text.none)).toBeVisible();
  expect(server.callsOf('revoke_program_grant')).toEqual([{ p_grant_id: program.id }]);
});
