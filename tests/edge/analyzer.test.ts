import { describe, expect, it } from 'vitest';
import { analyzer } from '#src/i18n/dictionaries/public-forms/analyzer.es.ts';
import { score } from '#tests/support/observatory.ts';
import { serveWorker } from '#tests/support/worker.ts';

const worker = serveWorker();
const results = (query: string, language = '/es') => `${language}/portfolio-analyzer/results/?${query}`;
const worked = 'p=12&r=25,000&h=10&u=1&sc=1190';

async function figuresOf(address: string): Promise<{ html: string; figures: Map<string, string> }> {
  const response = await worker.fetch(address);
  expect(response.status).toBe(200);
  const html = await response.text();
  const found = html.matchAll(/data-figure="([\w.]+)"[^>]*>([^<]*)</g);
  return { html, figures: new Map([...found].map(([, name = '', text = '']) => [name, text.trim()])) };
}

describe('the page of results', () => {
  it.each([
    ['', 'es', '¿Cuánto ahorraría su cartera?'],
    ['/es', 'es', '¿Cuánto ahorraría su cartera?'],
    ['/en', 'en', 'What would your portfolio save?'],
  ])('at "%s" is in %s', async (prefix, language, words) => {
    const { html, figures } = await figuresOf(results(worked, prefix));
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(words);
    expect(figures.get('net')).toBe('RD$93,880');
    expect(figures.get('net.range')).toBe('RD$50,616 – RD$137,144');
    expect(figures.get('hours')).toBe('3.2 h');
  });

  it('without numbers is the example that the static page shows', async () => {
    const page = await figuresOf('/es/portfolio-analyzer/');
    const { figures } = await figuresOf('/es/portfolio-analyzer/results/');
    expect(figures.size).toBeGreaterThan(50);
    expect([...figures]).toEqual([...page.figures]);
  });

  it('is not listed, and asked for again each time', async () => {
    const response = await worker.fetch(results(worked));
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('has a picture where its link is shared', async () => {
    const html = await (await worker.fetch(results(worked))).text();
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await worker.fetch(new URL(image).pathname)).headers.get('content-type')).toBe('image/png');
  });

  it('takes nothing that is typed for markup', async () => {
    const { html, figures } = await figuresOf(
      results(`p=${encodeURIComponent('"><script>alert(1)</script>')}&t=${encodeURIComponent('<b>')}`),
    );
    // Inside its attribute the text cannot end, because its quote is escaped.
    expect(html.includes('value="&quot;><script>alert(1)</script>"')).toBe(true);
    expect(html.split('<script>alert').length).toBe(2);
    expect(figures.get('net')).toMatch(/^RD\$[\d,]+$/);
  });

  it('says which values of a link cannot be used, keeps them, and goes on', async () => {
    const { html, figures } = await figuresOf(results('p=12&h=lots&t=castle&s=400'));
    const shown = (pattern: RegExp) =>
      /\shidden(?:[\s>]|$)/.exec(pattern.exec(html)?.[0] ?? ' hidden>') === null;
    expect(shown(/<p[^>]*id="refused"[^>]*>/)).toBe(true);
    for (const query of ['h', 't', 's'])
      expect(shown(new RegExp(`<p[^>]*id="field-${query}-error"[^>]*>`))).toBe(true);
    for (const query of ['p', 'r'])
      expect(shown(new RegExp(`<p[^>]*id="field-${query}-error"[^>]*>`))).toBe(false);
    expect(html).toContain(analyzer.form.choiceRefused);
    expect(html).toMatch(/id="field-h"[^>]*value="lots"/);
    expect(figures.get('net')).toContain('RD$');
  });

  it.each([
    ['hours', '3.2 h'],
    ['time', 'RD$74,880'],
    ['savings', 'RD$33,280'],
    ['maintenance', 'RD$17,280'],
    ['vacancy', 'RD$16,000'],
    ['roi', '657%'],
    ['payback', '7.6×'],
    ['net.high', 'RD$137,144.00'],
  ])('has a place for %s', async (name, text) => {
    expect((await figuresOf(results(worked))).figures.get(name)).toBe(text);
  });

  it('names the hashes of its own script and styles in its policy, and nothing unsafe', async () => {
    const response = await worker.fetch(results(worked));
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).toContain("frame-ancestors 'none'");
    const html = await response.text();
    const inline = [
      ...html.matchAll(/<(script|style)(?![^>]*(?:src|application\/ld\+json))[^>]*>([\s\S]*?)<\/\1>/g),
    ];
    expect(inline.length).toBeGreaterThan(1);
    for (const [, , text = ''] of inline) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`);
    }
    expect(score({ headers: response.headers, html })).toMatchObject({ grade: 'A+' });
  });

  it.each(['/fr/portfolio-analyzer/results/', '/es/portfolio-analyzer/more/'])(
    'is not at %s',
    async (address) => {
      expect((await worker.fetch(address)).status).toBe(404);
    },
  );
});

describe('the price list', () => {
  it('is published as data', async () => {
    const response = await worker.fetch('/prices.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    const { plans } = (await response.json()) as { plans: { id: string }[] };
    expect(plans.length).toBeGreaterThan(1);
  });
});
