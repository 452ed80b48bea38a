import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

const MADE = /^(newId|crypto\.randomUUID)\(\)$/;
/** Their last argument is the id of what they add, not of the request. */
const ADDS = /^add\w*Photo$/;

/**
 * The id of a request is the action's own, or a part of it (`partId`). One that is made where the call is made is another each
 * time: sent again after a lost answer, the same thing would be done twice.
 */
export const stableRequestIds: Rule = (files) =>
  files
    .filter((file) => /^src\/(data|islands)\/.*\.tsx?$/.test(file.path) && !isTest(file))
    .filter(({ text }) => /newId|randomUUID/.test(text))
    .flatMap((file) => {
      const faults: string[] = [];
      walk(parse(file), (node) => {
        if (!ts.isCallExpression(node) || node.arguments.length < 2) return;
        const [first, last] = [node.arguments[0], node.arguments.at(-1)];
        if (!first || !last || !ts.isObjectLiteralExpression(first) || !MADE.test(last.getText())) return;
        if (ADDS.test(node.expression.getText())) return;
        faults.push(
          fault(last, 'makes the id of a request where it is sent: take it from the action (partId)'),
        );
      });
      return faults;
    });
