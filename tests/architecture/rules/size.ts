import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isScript, isTest, parse, walk } from '../syntax.ts';

const MAX_FILE_LINES = 300;
const EXPLAINED_ABOVE_LINES = 200;
const MAX_FUNCTION_LINES = 70;
const GENERATED = /^src\/(data\/(database|schema)\.types|i18n\/lazy-texts)\.ts$/;
// A table, with all that belongs to it, stands in one file however long.
const SCHEMA = /^supabase\//;
const CODE = /\.(ts|tsx|mjs|cjs|astro|css|sql)$/;
// A dictionary is a list.
const EXPLAINS_ITSELF = /^src\/i18n\/dictionaries\//;
const COMMENT_FIRST = /^\s*(---\s*)?(\/\*|\/\/|--)/;

/** A file fits in one head: 300 lines at most, and above 200 it begins by saying why it is that long. A test is a list. */
export const fileSize: Rule = (files) =>
  files
    .filter(({ path }) => CODE.test(path) && !GENERATED.test(path) && !SCHEMA.test(path))
    .flatMap((file) => {
      const { path, text } = file;
      const lines = text.trimEnd().split('\n').length;
      if (lines > MAX_FILE_LINES) return [`${path}:${lines} more than ${MAX_FILE_LINES} lines`];
      const isExplained = isTest(file) || EXPLAINS_ITSELF.test(path) || COMMENT_FIRST.test(text);
      const needsReason = lines > EXPLAINED_ABOVE_LINES && !isExplained;
      return needsReason ? [`${path}:1 ${lines} lines without a comment that explains them`] : [];
    });

/** A function fits on a screen. Tests group theirs by long callbacks, which are no functions to understand. */
export const functionSize: Rule = (files) =>
  files
    .filter((file) => isScript(file) && !isTest(file) && !GENERATED.test(file.path))
    .flatMap((file) => {
      const tree = parse(file);
      const faults: string[] = [];
      walk(tree, (node) => {
        if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return;
        const start = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
        const lines = tree.getLineAndCharacterOfPosition(node.getEnd()).line - start + 1;
        if (lines > MAX_FUNCTION_LINES) faults.push(fault(node, `function of ${lines} lines`));
      });
      return faults;
    });
