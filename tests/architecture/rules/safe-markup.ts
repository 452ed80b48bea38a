import ts from 'typescript';
import type { Rule, SourceFile } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

const FORBIDDEN_ATTRIBUTE = /^(style|dangerouslySetInnerHTML)$/;

/** What the content security policy would refuse in the browser is refused here first. */
export const safeMarkup: Rule = (files) =>
  files
    .filter((file) => /^src\/.*\.(ts|tsx|astro)$/.test(file.path) && !isTest(file))
    .flatMap((file) => [
      ...faultsInScript(file),
      ...(file.path.endsWith('.astro') ? faultsInMarkup(file) : []),
    ]);

function faultsInScript(file: SourceFile): string[] {
  const faults: string[] = [];
  walk(parse(file), (node) => {
    if (ts.isJsxAttribute(node) && FORBIDDEN_ATTRIBUTE.test(node.name.getText())) {
      faults.push(fault(node, `attribute ${node.name.getText()}`));
    }
    const isEvaluation =
      (ts.isCallExpression(node) && node.expression.getText() === 'eval') ||
      (ts.isNewExpression(node) && node.expression.getText() === 'Function');
    if (isEvaluation) faults.push(fault(node, 'evaluates text as code'));
  });
  return faults;
}

/** The markup of an .astro file is not TypeScript: its tags are searched, without script, style and comments. */
function faultsInMarkup({ path, text }: SourceFile): string[] {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const markup = text
    .replace(/^\s*---\n[\s\S]*?\n---/, blank)
    .replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, blank);
  return [...markup.matchAll(/<[a-zA-Z][^<]*?\sstyle=/g)].map((match) => {
    const line = markup.slice(0, match.index + match[0].length).split('\n').length;
    return `${path}:${line} attribute style`;
  });
}
