import type { APIRoute } from 'astro';
import { type Language, languages } from '#src/i18n/language.ts';
import { pathIn, translator } from '#src/sections/translate.ts';

/** `/manifest.es.webmanifest` and `/manifest.en.webmanifest`. */
export const getStaticPaths = () =>
  languages.map((language) => ({ params: { manifest: `manifest.${language}` }, props: { language } }));

/** What the installed application is called and looks like. One `id`: the same application in either language. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => {
  const text = translator(language);
  const icon = (name: string, pixels: number, purpose = 'any') => ({
    src: `/icons/${name}-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: text('brand'),
    short_name: text('brand'),
    description: text('pages.landing.description'),
    lang: language,
    dir: 'ltr',
    start_url: pathIn(language, '/login/'),
    scope: '/',
    display: 'standalone',
    theme_color: '#79C7FF',
    background_color: '#F6F9FC',
    categories: ['business', 'finance', 'productivity'],
    icons: [icon('icon', 192), icon('icon', 512), icon('icon-maskable', 512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
