import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

const LETTER = /\p{L}/u;
const TEXT_ATTRIBUTE =
  /^(title|alt|placeholder|label|hint|description|summary|caption|heading|message|text|aria-(label|description|placeholder|roledescription|valuetext))$|(Label|Text|Title|Message|Hint)$/;

/** A word or a sentence as a reader would see it: "Guardar", "¿Quitar la tasa?". */
const SENTENCE = /^\s*[¿¡]?\p{Lu}\p{Ll}+(?=[\s.,:;…!?]|$)/u;
/** Names of keys, the same in any language, and how the names of columns in a language end. */
const NO_TEXT = /^(Esc|Enter|Ctrl K|En|Es)$/;
/** Says that it is made up, in both languages alike. */
const SAMPLES = 'src/islands/gallery/sections/sample-data.ts';

/** Every word of the islands and of src/ui comes from a dictionary, or it could not be read in both languages. */
export const literalTexts: Rule = (files) =>
  files
    .filter(
      (file) => /^src\/(islands|ui)\/.*\.tsx?$/.test(file.path) && file.path !== SAMPLES && !isTest(file),
    )
    .flatMap((file) => {
      const found = new Map<ts.Node, string>();
      walk(parse(file), (node) => {
        if (ts.isJsxText(node) && LETTER.test(node.text)) found.set(node, node.text);
        for (const literal of shownLiterals(node)) found.set(literal, literal.getText());
        const whole = ts.isTemplateHead(node) ? node.parent : node;
        if (isSentence(node)) found.set(whole, whole.getText());
      });
      return [...found].map(([node, text]) => untranslated(node, text));
    });

/** Wherever it stands: in a list of columns, a constant, a toast. Not what is compared with, nor an error for developers. */
function isSentence(node: ts.Node): boolean {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
  if (!isText || !SENTENCE.test(node.text) || NO_TEXT.test(node.text)) return false;
  const at = ts.isTemplateHead(node) ? node.parent : node;
  const { parent } = at;
  if (ts.isNewExpression(parent)) return !/Error$/.test(parent.expression.getText());
  if (ts.isCallExpression(parent)) return !/\.(ends|starts)With$/.test(parent.expression.getText());
  return !(ts.isBinaryExpression(parent) && COMPARING.has(parent.operatorToken.kind));
}

const COMPARING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

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
