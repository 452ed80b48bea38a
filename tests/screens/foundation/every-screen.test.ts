import { routes as adminRoutes } from 'virtual:screens/admin/routes';
import { routes as ownerRoutes } from 'virtual:screens/owner/routes';
import { routes as tenantRoutes } from 'virtual:screens/tenant/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { membershipRoles } from '#src/domain/foundation/enums.ts';
import { can } from '#src/domain/people/permissions.ts';
import { languages } from '#src/i18n/language.ts';
import type { ScreenLoader } from '#src/islands/shell/routes.ts';
import type { AboutScreen } from '#src/islands/shell/screens.ts';
import { expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { fail, hold, SECRET } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { touch } from '#tests/screens/harness/touch.ts';
import { findSmallTargets, SMALLEST_PX } from '#tests/support/small-targets.ts';
import { textsOf } from '#tests/support/texts.ts';

interface Declared {
  readonly screen: { readonly load: ScreenLoader };
  readonly about?: AboutScreen;
}
interface Route {
  readonly path: string;
  readonly load: ScreenLoader;
}

/** What the screens say of themselves, each in its folder. */
const declared = Object.values(
  import.meta.glob<Declared>('/src/islands/**/{screen,*.screen}.ts', { eager: true }),
);
const aboutOf = ({ load }: Route) => declared.find(({ screen }) => screen.load === load)?.about;

/** Names in a path that stand for no record. */
const NAMED: Readonly<Record<string, string>> = { ':report': 'balance-sheet' };

/** An address of a route: what the screen gives, or the id of a record. */
function addressOf(route: Route): string {
  const pattern = new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`);
  const given = aboutOf(route)?.samples?.find((sample) => pattern.test(sample)) ?? route.path;
  return given.replaceAll(/:\w+/g, (name) => NAMED[name] ?? newId());
}

const areas = [
  { base: '/owner-dashboard', width: 1440, routes: ownerRoutes },
  { base: '/tenant-dashboard', width: 360, isByThumb: true, routes: tenantRoutes },
  { base: '/admin', width: 1440, routes: adminRoutes },
];
const themes = ['light', 'dark'] as const;

const count = (selector: string) => document.querySelectorAll(selector).length;
const text = () => document.body.innerText;

// By turns in one language and theme and in the others: words come from dictionaries with the same keys.
describe.each(areas)('$base', ({ base, width, isByThumb = false, routes }) => {
  beforeAll(() => touch(isByThumb));
  afterAll(() => touch(false));

  for (const [turn, route] of routes.entries()) {
    const { path } = route;
    const asksNothing = aboutOf(route)?.asksNothing ?? false;
    const visit = { language: languages[turn % 2], theme: themes[(turn >> 1) % 2], width };

    test(`${path} is on its way, then says what failed, and asks again`, async () => {
      const { common } = await textsOf(visit.language ?? 'es');
      const { answer, release } = hold<ReturnType<typeof fail>>();
      server.otherwise(() => answer);
      const screen = await openScreen(base + addressOf(route), visit);
      const headings = () => screen.getByRole('heading', { level: 1 }).elements().length;
      await expect.poll(headings).toBe(1);
      await expect.poll(text).not.toContain(common.states.loadingPage);
      expect(count('#content .skeleton') > 0 || asksNothing).toBe(true);

      release(fail());
      const retry = screen.getByRole('button', { name: common.actions.retry });
      if (!asksNothing) await expect.element(retry.first()).toBeVisible();
      await expect.poll(() => count('#content .skeleton')).toBe(0);
      await expect.poll(headings).toBe(1);
      expect(text()).not.toContain(SECRET);
      await expectAccessibleInBothThemes();
      if (isByThumb) expect(findSmallTargets({ within: 'body', smallest: SMALLEST_PX })).toEqual([]);
      if (asksNothing) return;
      const before = server.taken;
      await retry.first().click();
      await expect.poll(() => server.taken).toBeGreaterThan(before);
    });
  }
});

describe('a role without the right to a screen', () => {
  for (const route of ownerRoutes) {
    const { path, permission } = route;
    const role = permission && membershipRoles.find((one) => !can(one, permission));
    if (!role) continue;
    test(`${path} says so to the ${role}, and asks the server nothing`, async () => {
      const { common } = await textsOf('es');
      const screen = await openScreen(`/owner-dashboard${addressOf(route)}`, { role });
      await expect.element(screen.getByText(common.shell.noPermission.title)).toBeVisible();
    });
  }
});
