import { expect, it } from 'vitest';
import { legalArticles } from '#src/domain/law/articles.ts';
import { languages } from '#src/i18n/language.ts';
import { toolSources } from './tool-sources.ts';

it.each(languages)('has guides, articles and places (%s)', async (language) => {
  const asked: string[] = [];
  const guides = [{ slug: 'repair', title: 'a', summary: 'b', html: '<p>c</p>' }];
  const sources = toolSources(async ({ pathname }) => {
    asked.push(pathname);
    return Response.json(guides);
  }, language);
  expect(await sources.guides()).toEqual(guides);
  expect(asked).toEqual([`/help/${language}.json`]);
  const articles = await sources.articles();
  expect(legalArticles.every(({ id }) => articles[id].text.length > 20)).toBe(true);
  const find = await sources.findPlaces();
  const [place] = find(language === 'es' ? 'mis recibos' : 'my receipts', {
    areas: ['tenant'],
    can: () => false,
  });
  expect(place?.path).toMatch(/^\/tenant-dashboard\//);
});

it('says so where the guides are not there', async () => {
  const sources = toolSources(async () => new Response('', { status: 404 }), 'es');
  await expect(sources.guides()).rejects.toThrow('404');
});
