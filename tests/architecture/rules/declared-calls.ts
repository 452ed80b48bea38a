import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

/** What is copied as it was given: `input.name`, `[...input.name]`, `input.name ?? undefined`. */
function isCopied({ initializer, name }: ts.PropertyAssignment, from: string): boolean {
  const copied = initializer
    .getText()
    .replace(/^\[\.\.\.(.*)\]$/, '$1')
    .replace(/ (\?\?|as) \w+$/, '');
  return copied === `${from}.${name.getText()}`;
}

/** Whether the arguments of a function are those that it was given, under the same names. */
function arePassedOn(given: ts.ParameterDeclaration | undefined, values: ts.Expression | undefined): boolean {
  if (!given || !values) return false;
  if (ts.isIdentifier(values)) return /^Arguments</.test(given.type?.getText() ?? '');
  if (!ts.isObjectLiteralExpression(values)) return false;
  const from = given.name.getText();
  const names = ts.isObjectBindingPattern(given.name)
    ? given.name.elements.map((one) => one.getText())
    : [from];
  return values.properties.every((one) =>
    ts.isShorthandPropertyAssignment(one)
      ? names.includes(one.name.text)
      : ts.isPropertyAssignment(one) && isCopied(one, from),
  );
}

/** The one thing that a function does. */
function onlyExpression({ body }: ts.FunctionDeclaration | ts.ArrowFunction): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body;
  const [only, ...others] = body.statements;
  if (!only || others.length > 0) return undefined;
  return ts.isReturnStatement(only) || ts.isExpressionStatement(only) ? only.expression : undefined;
}

/**
 * A function of the database is an action of a screen as it is declared there: `repeatable`, `verb` or `maker`. What only
 * hands its arguments on, field by field, would have to be written again whenever the database takes another.
 */
export const declaredCalls: Rule = (files) =>
  files
    .filter(
      (file) => /^src\/data\/.*\.ts$/.test(file.path) && !isTest(file) && file.path !== 'src/data/call.ts',
    )
    .flatMap((file) => {
      const faults: string[] = [];
      walk(parse(file), (node) => {
        if (!ts.isFunctionDeclaration(node) && !ts.isArrowFunction(node)) return;
        let does = onlyExpression(node);
        if (does && ts.isAwaitExpression(does)) does = does.expression;
        if (!does || !ts.isCallExpression(does) || does.expression.getText() !== 'call') return;
        if (arePassedOn(node.parameters[0], does.arguments[1]))
          faults.push(fault(node, 'only hands its arguments on: declare it with repeatable, verb or maker'));
      });
      return faults;
    });
