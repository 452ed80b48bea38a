import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { languages } from '#src/i18n/language.ts';

export const prerender = true;

export const getStaticPaths = () => languages.map((language) => ({ params: { language } }));

/** The guides of one language, in their order, as HTML that was rendered here. */
export const GET: APIRoute = async ({ params }) => {
  const guides = await getCollection('guides', ({ id }) => id.startsWith(`${params.language}/`));
  return Response.json(
    guides
      .sort((one, other) => one.data.order - other.data.order)
      .map(({ id, data, rendered }) => ({
        slug: id.slice(id.indexOf('/') + 1),
        title: data.title,
        summary: data.summary,
        html: rendered?.html ?? '',
      })),
  );
};
