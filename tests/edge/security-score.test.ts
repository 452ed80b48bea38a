import { describe, expect, it } from 'vitest';
import { dashboards } from '#src/edge/dashboards.ts';
import { languages } from '#src/i18n/language.ts';
import { publicPages } from '#src/sections/public-pages.ts';
import { score } from '#tests/support/observatory.ts';
import { serveWorker } from '#tests/support/worker.ts';

const worker = serveWorker();
const strict = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
const scoreOf = (changes: Record<string, string | undefined>, html = '') => {
  const headers = new Headers();
  for (const [name, value] of Object.entries({ ...strict, ...changes })) if (value) headers.set(name, value);
  return score({ headers, html });
};

describe('the scoring', () => {
  it('gives full marks and every bonus to a strict answer', () => {
    expect(scoreOf({})).toMatchObject({ points: 130, grade: 'A+' });
  });

  it.each<[string, Record<string, string | undefined>, string, number]>([
    ['no policy', { 'content-security-policy': undefined }, 'csp-not-implemented', -25],
    [
      'inline scripts',
      { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" },
      'csp-implemented-with-unsafe-inline',
      -20,
    ],
    [
      'scripts from anywhere',
      { 'content-security-policy': 'img-src *' },
      'csp-implemented-with-unsafe-inline',
      -20,
    ],
    [
      'inline styles',
      { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
      'csp-implemented-with-unsafe-inline-in-style-src-only',
      0,
    ],
    [
      'a short HSTS',
      { 'strict-transport-security': 'max-age=60' },
      'hsts-implemented-max-age-less-than-six-months',
      -10,
    ],
    ['no HSTS', { 'strict-transport-security': undefined }, 'hsts-not-implemented', -20],
    ['a cookie', { 'set-cookie': 'a=1' }, 'cookies-without-secure-flag', -20],
    ['a leaking referrer', { 'referrer-policy': 'unsafe-url' }, 'referrer-policy-unsafe', -5],
    ['sniffing', { 'x-content-type-options': undefined }, 'x-content-type-options-not-implemented', -5],
  ])('takes off for %s', (_what, changes, rule, points) => {
    expect(scoreOf(changes).verdicts).toContainEqual({ rule, points });
  });

  it('gives no bonus to who lacks the basics', () => {
    const { points, grade } = scoreOf({ 'strict-transport-security': undefined });
    expect([points, grade]).toEqual([80, 'B+']);
  });

  it('does not take frame-ancestors from a tag, and finds foreign scripts', () => {
    const tag = `<meta http-equiv="content-security-policy" content="default-src 'none'; frame-ancestors 'none'">`;
    const { verdicts } = scoreOf(
      { 'content-security-policy': undefined },
      `${tag}<script src="//example.com/a.js"></script>`,
    );
    const rules = verdicts.map(({ rule }) => rule);
    expect(rules).toContain('x-frame-options-not-implemented');
    expect(rules).toContain('csp-implemented-with-no-unsafe-default-src-none');
    expect(rules).toContain('sri-not-implemented-and-external-scripts-not-loaded-securely');
  });
});

const pages = publicPages.flatMap(({ path }) => [
  path,
  ...languages.map((language) => `/${language}${path}`),
]);
const shells = dashboards.map((name) => `/${name}/some/screen`);

describe('the built site', () => {
  it.each([...pages, ...shells, '/offline/', '/nothing-here', '/api/nothing', '/api/invitations'])(
    'scores A+ at %s',
    async (address) => {
      const response = await worker.fetch(address);
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      const html = isPage ? await response.text() : '';
      const { grade, points, verdicts } = score({ headers: response.headers, html });
      expect([grade, points >= 100], JSON.stringify(verdicts)).toEqual(['A+', true]);
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );
});
