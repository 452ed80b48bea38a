import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

/** A clock, chance, the network or what a browser keeps. `today` and ids are passed in. */
const IMPURE =
  /^(Date\.now|performance\.now|Math\.random|crypto\.\w+|fetch|localStorage\.\w+|sessionStorage\.\w+|indexedDB\.\w+|setTimeout|setInterval)$/;

/** The domain answers the same to the same question. */
export const pureDomain: Rule = (files) =>
  files
    .filter((file) => /^src\/domain\/.*\.ts$/.test(file.path) && !isTest(file))
    .flatMap((file) => {
      const faults: string[] = [];
      walk(parse(file), (node) => {
        const isCall = ts.isCallExpression(node) && IMPURE.test(node.expression.getText());
        if (isCall || isNow(node)) faults.push(fault(node, `${node.getText()}: the domain is pure`));
      });
      return faults;
    });

const isNow = (node: ts.Node): boolean =>
  ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length;
