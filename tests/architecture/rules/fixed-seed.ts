import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

/** In a browser, what is drawn is the content of files. */
const LEFT_OUT = /\.spec\.ts$|^tests\/support\/fixed-seed\.ts$/;

/** Random tests draw from the seed of the run, so that a failure can be repeated. */
export const fixedSeed: Rule = (files) =>
  files
    .filter(
      (file) =>
        isTest(file) &&
        !LEFT_OUT.test(file.path) &&
        /\bnew Random\(|'fast-check'|Math\.random/.test(file.text),
    )
    .flatMap((file) => {
      const faults: string[] = [];
      walk(parse(file), (node) => {
        const reason = reasonOf(node);
        if (reason) faults.push(fault(node, reason));
      });
      return faults;
    });

function reasonOf(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && node.expression.getText() === 'Random')
    return /\bseed\b/i.test(node.arguments?.[0]?.getText() ?? '')
      ? undefined
      : `${node.getText()}: draws from SEED of tests/support/fixed-seed.ts`;
  if (ts.isCallExpression(node) && node.expression.getText() === 'Math.random')
    return 'Math.random(): nobody can repeat it';
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'seed')
    return `${node.getText()}: tests/support/fixed-seed.ts sets the seed of all properties`;
  return undefined;
}
