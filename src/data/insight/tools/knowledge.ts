import { AppError } from '#src/data/errors.ts';
import { fittingTexts } from '#src/domain/insight/assistant/fitting-texts.ts';
import { isInForce, legalArticles } from '#src/domain/law/articles.ts';
import type { Permission } from '#src/domain/people/permissions.ts';
import { answerOf, textArgument } from './answer.ts';
import type { Runner, ToolReader, ToolSources } from './reader.ts';

const LONGEST_TEXT = 1_500;
const HOMES = { owner: '/owner-dashboard/', tenant: '/tenant-dashboard/' } as const;

function sourcesOf({ sources }: ToolReader): ToolSources {
  if (!sources) throw new AppError('unexpected', 'tool_without_sources');
  return sources;
}

const plainProse = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

/** Articles of the law that a question is about. Those that are no longer in force say so. */
export const law: Runner = async ({ reader, arguments: values }) => {
  const words = await sourcesOf(reader).articles();
  const texts = legalArticles.map((article) => ({ article, ...words[article.id] }));
  const found = fittingTexts(textArgument(values, 'text') ?? '', texts, reader.language);
  const path = reader.area === 'owner' ? '/legal?part=library' : '/law';
  const rows = found.map(({ article, title, text }) => ({
    law: article.law,
    article: article.article,
    title,
    text,
    isInForce: isInForce(article, reader.today),
    path: withTitle(path, title),
  }));
  return answerOf(rows, [path]);
};

const withTitle = (path: string, title: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ q: title })}`;

/** Guides that a question is about. They are tenants' own: members are told what stands in them. */
export const guide: Runner = async ({ reader, arguments: values }) => {
  const guides = await sourcesOf(reader).guides();
  const texts = guides.map((one) => ({ ...one, text: `${one.summary} ${plainProse(one.html)}` }));
  const found = fittingTexts(textArgument(values, 'text') ?? '', texts, reader.language);
  const isTenant = reader.area === 'tenant';
  const rows = found.map(({ slug, title, summary, html }) => ({
    title,
    summary,
    text: plainProse(html),
    ...(isTenant && { path: `/help/${slug}` }),
  }));
  return answerOf(rows, isTenant ? ['/help'] : []);
};

/** Screens of the caller's area to which everyday words lead. */
export const place: Runner = async ({ reader, can, arguments: values }) => {
  const find = await sourcesOf(reader).findPlaces();
  const said = textArgument(values, 'text') ?? '';
  const home = HOMES[reader.area];
  const rows = find(said, {
    areas: [reader.area],
    can: (permission) => can(permission as Permission),
  }).map(({ title, path }) => ({ title, path: `/${path.slice(home.length)}` }));
  return answerOf(
    rows,
    rows.slice(0, 1).map(({ path }) => path),
  );
};
