import path from 'node:path';
import type { Rule, SourceFile } from '../repository.ts';
import { rooms } from './rooms.ts';

/** What a newcomer reads. Each page is held to what the repository is. */
const PAGE = /^(?:docs\/.*|README|CONTRIBUTING|SECURITY|CHANGELOG|supabase\/schemas\/README)(?:\.md)?$/;
const isPage = (file: SourceFile) => file.path.endsWith('.md') && PAGE.test(file.path);
/** A decision record tells what was true on its day. */
const isRecord = (file: SourceFile) => file.path.startsWith('docs/decisions/');
const FENCED = /^```[\s\S]*?^```/gm;
const COMMENT = /<!--[\s\S]*?-->/g;
const CODE = /`([^`\n]+)`/g;
const blank = (text: string) => text.replace(/[^\n]/g, ' ');
const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Each room has its page, which the map links, and there is no page of a room that is none. */
export const roomPages: Rule = (files) => {
  const pages = files.map((file) => file.path).filter((file) => file.startsWith('docs/rooms/'));
  const map = files.find((file) => file.path === 'docs/architecture.md')?.text ?? '';
  return [
    ...rooms
      .filter((room) => !pages.includes(`docs/rooms/${room}.md`))
      .map((room) => `docs/rooms/${room}.md is missing`),
    ...rooms
      .filter((room) => !map.includes(`(rooms/${room}.md)`))
      .map((room) => `docs/architecture.md does not link docs/rooms/${room}.md`),
    ...pages
      .filter((page) => !rooms.some((room) => page === `docs/rooms/${room}.md`))
      .map((page) => `${page} is the page of no room`),
  ];
};

const TOP = /^(?:src|tests|scripts|config|docs|supabase|public|local-stack)\/[\w@.[\]/-]+$/;
/** Names of pages that stand in code marks and begin so. */
const codesOf = ({ text }: SourceFile, begins: RegExp) =>
  [...text.replace(FENCED, blank).matchAll(CODE)]
    .map(({ 1: code = '', index }) => ({ code, line: lineOf(text, index) }))
    .filter(({ code }) => begins.test(code));

/** A file or folder that a page names is there. A record may name one that is gone. */
export const pathsInDocs =
  (everyPath: readonly string[]): Rule =>
  (files) => {
    const folders = everyPath.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    });
    const there = new Set(folders);
    return files
      .filter((file) => isPage(file) && !isRecord(file))
      .flatMap((file) =>
        codesOf(file, TOP)
          .filter(({ code }) => !there.has(code.replace(/\/$/, '')))
          .map(({ code, line }) => `${file.path}:${line} names ${code}, which is not there`),
      );
  };

const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
const PICTURE = /\.(?:png|svg|jpg|webp)$/;

const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** A link leads to a page that is there, and to a heading that it has. */
export const linksInDocs: Rule = (files) => {
  const texts = new Map(files.map((file) => [file.path, file.text]));
  return files.filter(isPage).flatMap(({ path: page, text }) =>
    [...text.replace(FENCED, blank).matchAll(LINK)].flatMap(({ 1: to = '', 2: anchor, index }) => {
      const target = to ? path.posix.join(path.posix.dirname(page), to) : page;
      const at = `${page}:${lineOf(text, index)}`;
      if (PICTURE.test(target)) return [];
      const found = texts.get(target);
      if (found === undefined) return [`${at} links ${to}, which is not there`];
      if (!anchor) return [];
      const headings = [...found.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
      return headings.includes(anchor) ? [] : [`${at} links ${to}#${anchor}: there is no such heading`];
    }),
  );
};

const AREAS: Readonly<Record<string, string>> = {
  'owner-dashboard': 'src/islands/owner-dashboard/',
  'tenant-dashboard': 'src/islands/tenant-dashboard/',
  admin: 'src/islands/admin/',
};
const ADDRESS = /^\/(owner-dashboard|tenant-dashboard|admin)(\/[\w/:-]*)$/;
const DECLARED = /\bpath:\s*(\[[^\]]*\]|'[^']*')/g;
const SHARED = 'src/islands/shell/';

/** An address of a dashboard that a page names is that of a screen. */
export const addressesInDocs: Rule = (files) => {
  const screens = files.filter((file) => /screen\.ts$/.test(file.path));
  const declared = (folder: string) =>
    new Set(
      screens
        .filter((file) => file.path.startsWith(folder) || file.path.startsWith(SHARED))
        .flatMap((file) => [...file.text.matchAll(DECLARED)])
        .flatMap(([, said = '']) => [...said.matchAll(/'([^']*)'/g)].map(([, one]) => one)),
    );
  const paths = new Map(Object.entries(AREAS).map(([area, folder]) => [area, declared(folder)]));
  return files
    .filter((file) => isPage(file) && !isRecord(file))
    .flatMap((file) =>
      codesOf(file, ADDRESS)
        .filter(({ code }) => {
          const [, area = '', address = ''] = ADDRESS.exec(code) ?? [];
          return !paths.get(area)?.has(address);
        })
        .map(({ code, line }) => `${file.path}:${line} names ${code}: no screen has this address`),
    );
};

const NAMED = /^private\.([a-z0-9_]+)/;

/** What a page names in the schema `private` is there. */
export const databaseNamesInDocs: Rule = (files) => {
  const schemas = files
    .filter((file) => file.path.startsWith('supabase/schemas/') && file.path.endsWith('.sql'))
    .map((file) => file.text)
    .join('\n');
  const there = new Set([...schemas.matchAll(/\bprivate\.([a-z0-9_]+)/g)].map(([, name]) => name));
  return files
    .filter((file) => isPage(file) && !isRecord(file))
    .flatMap((file) =>
      codesOf(file, NAMED)
        .filter(({ code }) => !there.has(NAMED.exec(code)?.[1]))
        .map(({ code, line }) => `${file.path}:${line} names ${code}, which the database does not have`),
    );
};

const LONGEST = 26;
const MEAN = 16;

/** The sentences of a page: what stands in its paragraphs and list items. Code, tables and headings are left out. */
function sentencesOfPage(text: string): string[] {
  const blocks: string[] = [];
  let open = false;
  for (const line of text.replace(FENCED, '').replace(COMMENT, '').split('\n')) {
    const isItem = /^\s*(?:[-*]|\d+\.)\s/.test(line);
    if (line.trim() === '' || /^\s*\||^#/.test(line)) {
      open = false;
      continue;
    }
    const said = line.replace(/^\s*(?:[-*>]|\d+\.)\s+/, '').trim();
    if (open && !isItem) blocks[blocks.length - 1] += ` ${said}`;
    else blocks.push(said);
    open = true;
  }
  return blocks.flatMap((block) =>
    block
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(CODE, 'code')
      .replace(/\*\*|__/g, '')
      .split(/(?<=[.!?]["')]*)\s+(?=["'(“]*(?:[\p{Lu}\d]|code\b))/u)
      .filter((sentence) => /\p{L}/u.test(sentence)),
  );
}

const wordsIn = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Sentences are short: none has more than 26 words, and a page's have at most 16 on average. */
export const shortSentences: Rule = (files) =>
  files.filter(isPage).flatMap(({ path: page, text }) => {
    const sentences = sentencesOfPage(text);
    const counts = sentences.map(wordsIn);
    const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
    return [
      ...sentences
        .filter((sentence) => wordsIn(sentence) > LONGEST)
        .map(
          (sentence) => `${page} has a sentence of ${wordsIn(sentence)} words: "${sentence.slice(0, 70)}…"`,
        ),
      ...(mean > MEAN ? [`${page} has ${mean.toFixed(1)} words a sentence, at most ${MEAN}`] : []),
    ];
  });
