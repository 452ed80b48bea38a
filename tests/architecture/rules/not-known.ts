import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

const HOME = 'src/ui/components/not-known.tsx';
/** Its accessible name. */
const NAMED = /^src\/i18n\/dictionaries\/foundation\/common\.(en|es)\.ts$/;
/** What an imported file leaves empty, shown as it is there, and the choice of no column. */
const EMPTY_CELLS = /^src\/i18n\/dictionaries\/(portfolio\/owner-rent-roll|bank\/owner-bank-reading)\./;
const WORDINGS = /^(no se sabe|no se conoce|sin dato|sin datos|not known|unknown|not set|no data|n\/a)\.?$/i;

/** Between two days a shorter one says "to". */
const isDash = (node: ts.LiteralLikeNode) => (ts.isJsxText(node) ? /^—$/ : /^[—–]$/).test(node.text.trim());

/** What is not known is one piece: a dash that a screen reader names. No dash, and no wording, of one's own. */
export const notKnown: Rule = (files) =>
  files
    .filter((file) => /^src\/(islands|ui|i18n\/dictionaries)\/.*\.tsx?$/.test(file.path) && !isTest(file))
    .filter(({ path }) => path !== HOME && !NAMED.test(path) && !EMPTY_CELLS.test(path))
    .flatMap((file) => {
      const isDictionary = file.path.includes('/dictionaries/');
      const faults: string[] = [];
      walk(parse(file), (node) => {
        if (!ts.isStringLiteralLike(node) && !ts.isJsxText(node)) return;
        if (isDash(node) || (isDictionary && WORDINGS.test(node.text))) {
          faults.push(fault(node, `says by itself that something is not known: take NotKnown of ${HOME}`));
        }
      });
      return faults;
    });
