import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

const LETTER = /\p{L}/u;
const TEXT_ATTRIBUTE =
  /^(title|alt|placeholder|label|hint|description|summary|caption|heading|message|text|aria-(label|description|placeholder|roledescription|valuetext))$|(Label|Text|Title|Message|Hint)$/;

/** Every word of the islands and of src/ui comes from a dictionary, or it could not be read in both languages. */
export const literalTexts: Rule = (files) =>
  files
    .filter((file) => /^src\/(islands|ui)\/.*\.tsx$/.test(file.path) && !isTest(file))
    .flatMap((file) => {
      const faults: string[] = [];
      walk(parse(file), (node) => {
        if (ts.isJsxText(node) && LETTER.test(node.text)) faults.push(untranslated(node, node.text));
        for (const literal of shownLiterals(node)) faults.push(untranslated(literal, literal.getText()));
      });
      return faults;
    });

function shownLiterals(node: ts.Node): ts.Node[] {
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literalsIn(node.expression);
  if (!ts.isJsxAttribute(node) || !TEXT_ATTRIBUTE.test(node.name.getText())) return [];
  const value = node.initializer;
  return literalsIn(value && ts.isJsxExpression(value) ? value.expression : value);
}

/** The literals with letters that an expression can turn into, through conditions, defaults and sums. */
function literalsIn(node: ts.Node | undefined): ts.Node[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return LETTER.test(node.text) ? [node] : [];
  if (ts.isTemplateExpression(node)) {
    const texts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
    return texts.some((text) => LETTER.test(text)) ? [node] : [];
  }
  if (ts.isParenthesizedExpression(node)) return literalsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsIn);
  if (ts.isBinaryExpression(node) && isJoining(node.operatorToken.kind)) {
    return [node.left, node.right].flatMap(literalsIn);
  }
  return [];
}

function isJoining(operator: ts.SyntaxKind): boolean {
  return [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
  ].includes(operator);
}

const untranslated = (node: ts.Node, text: string) =>
  fault(node, `untranslated text: ${text.trim().slice(0, 60)}`);
