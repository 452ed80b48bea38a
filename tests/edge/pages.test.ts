import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dashboards } from '#src/edge/dashboards.ts';
import { builtSite, serveWorker } from '#tests/support/worker.ts';

const worker = serveWorker();

const builtFile = (file: string) => readFileSync(path.join(builtSite, file), 'utf8');
/** The first script that a dashboard's page names: its name has a hash. */
const hashedScript = () =>
  /\/_astro\/[\w.-]+\.js/.exec(builtFile('owner-dashboard/index.html'))?.[0] ?? 'none';
const policyOf = (html: string) =>
  /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? 'no policy';
const directives = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

describe('dashboards', () => {
  it.each(dashboards)('serves the shell of %s for every path inside it', async (dashboard) => {
    const shell = builtFile(`${dashboard}/index.html`);
    for (const inside of ['/', '/payments', '/properties/1/edit', '/properties/1/edit/?tab=a']) {
      const response = await worker.fetch(`/${dashboard}${inside}`);
      expect(response.status, inside).toBe(200);
      expect(await response.text(), inside).toBe(shell);
    }
  });

  it.each(dashboards)('brings /%s without a slash to the shell', async (dashboard) => {
    const response = await worker.fetch(`/${dashboard}`, { redirect: 'follow' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(builtFile(`${dashboard}/index.html`));
  });

  it.each(dashboards)('shows words in both languages while %s loads', (dashboard) => {
    const shell = builtFile(`${dashboard}/index.html`);
    expect(shell).toContain('Inicializando autenticación...');
    expect(shell).toContain('Initializing authentication...');
    expect(shell).toContain('<noscript>');
  });

  it('has a line for every dashboard in _redirects, and no other', () => {
    const lines = builtFile('_redirects').trim().split('\n');
    expect(lines.sort()).toEqual(dashboards.map((name) => `/${name}/* /${name}/ 200`).sort());
  });
});

describe('languages', () => {
  it.each([
    ['/', 'es', 'El mes de alquiler'],
    ['/es/', 'es', 'El mes de alquiler'],
    ['/en/', 'en', 'A month of rent'],
    ['/login/', 'es', 'Entrar'],
    ['/en/signup/', 'en', 'Sign up'],
    ['/es/recovery/', 'es', 'Recuperar'],
    ['/en/invitation/', 'en', 'Invitation'],
    ['/en/confirm/', 'en', 'Confirm'],
  ])('serves %s in %s', async (address, language, words) => {
    const response = await worker.fetch(address);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}" data-localized>`);
    expect(html).toContain(words);
    expect(html).toContain('hreflang="x-default"');
  });

  it('keeps a headline of at most nine words', () => {
    for (const language of ['es', 'en']) {
      const headline = /<h1>([^<]+)<\/h1>/.exec(builtFile(`${language}/index.html`))?.[1] ?? '';
      expect(headline.split(' ').length, headline).toBeGreaterThan(2);
      expect(headline.split(' ').length, headline).toBeLessThanOrEqual(9);
    }
  });

  it('asks for no script file on the landing page', () => {
    expect(builtFile('es/index.html')).not.toMatch(/<script[^>]*src=|rel="modulepreload"|astro-island/);
  });
});

describe('headers of static files', () => {
  it.each([
    '/',
    '/owner-dashboard/properties/1',
    '/en/login/',
    '/service-worker.js',
    '/manifest.es.webmanifest',
  ])('protects %s', async (address) => {
    const { headers } = await worker.fetch(address);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  });

  it('lets browsers keep hashed files for ever, and nothing else unchecked', async () => {
    const kept = await worker.fetch(hashedScript());
    expect(kept.status).toBe(200);
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const address of ['/', '/admin/users', '/service-worker.js']) {
      const { headers } = await worker.fetch(address);
      expect(headers.get('cache-control'), address).toMatch(/no-cache|max-age=0, must-revalidate/);
    }
  });

  it('asks browsers to send a page again only when it changed', async () => {
    for (const address of ['/es/pricing/', '/owner-dashboard/']) {
      const tag = (await worker.fetch(address)).headers.get('etag') ?? '';
      // Compressed, the tag is a weak one.
      for (const known of [tag, `W/${tag.replace('W/', '')}`]) {
        const again = await worker.fetch(address, { headers: { 'if-none-match': known } });
        expect([again.status, await again.text()], address).toEqual([304, '']);
      }
    }
  });
});

describe('content security policy', () => {
  it.each(['index.html', 'owner-dashboard/index.html', 'en/login/index.html', '404.html'])(
    'is strict on %s',
    (file) => {
      const policy = policyOf(builtFile(file));
      expect(policy).not.toMatch(/unsafe-|\*/);
      const sources = directives(policy);
      expect(sources.get('default-src')).toEqual(["'none'"]);
      expect(sources.get('object-src')).toEqual(["'none'"]);
      expect(sources.get('base-uri')).toEqual(["'none'"]);
      expect(sources.get('form-action')).toEqual(["'self'"]);
      for (const name of ['script-src', 'style-src']) {
        const others = (sources.get(name) ?? ['missing']).filter(
          (source) => !/^'(self|sha256-.+)'$/.test(source),
        );
        expect(others, name).toEqual([]);
      }
    },
  );

  it('needs no inline style attribute anywhere', () => {
    for (const file of ['index.html', 'owner-dashboard/index.html', 'login/index.html', '404.html']) {
      expect(builtFile(file), file).not.toMatch(/\sstyle="/);
    }
  });
});

describe('what is not there', () => {
  it.each(['/nothing', '/en/nothing', '/owner-dashboards'])(
    'answers %s with the 404 page',
    async (address) => {
      const response = await worker.fetch(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Esta llave no abre ninguna puerta');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );
});

describe('service worker', () => {
  it('keeps every shell and script for offline use, under the address it is served at', () => {
    const source = builtFile('service-worker.js');
    for (const dashboard of dashboards) expect(source).toContain(`"/${dashboard}/"`);
    expect(source).toContain(hashedScript());
  });

  it('names nothing that belongs to the API, but where a device says that it has shown a push', () => {
    const source = builtFile('service-worker.js').replace('/api/notifications/receipt', '');
    expect(source).not.toMatch(/["'/](api|auth\/v1|rest\/v1|storage\/v1|_local)\//);
  });
});
