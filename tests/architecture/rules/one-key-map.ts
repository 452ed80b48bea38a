import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

const HOME = 'src/islands/shell/use-quick-keys.ts';

/**
 * Keys that mean something wherever the reader is are in one list, which the sheet of keys is made of and which can be switched
 * off. A component listens to the keys pressed in it, never to those of the whole page.
 */
export const oneKeyMap: Rule = (files) =>
  files
    .filter((file) => /^src\/(islands|ui)\/.*\.tsx?$/.test(file.path) && !isTest(file) && file.path !== HOME)
    .flatMap((file) => {
      const found: ts.Node[] = [];
      walk(parse(file), (node) => {
        if (!ts.isCallExpression(node)) return;
        const [event] = node.arguments;
        const isOfPage =
          /^((window|document|globalThis)(\.body|\.documentElement)?\.)?addEventListener$/.test(
            node.expression.getText(),
          );
        if (isOfPage && event && ts.isStringLiteralLike(event) && event.text.startsWith('key'))
          found.push(node);
      });
      return found.map((node) => fault(node, `keys of its own: add them to KEYS, which ${HOME} binds`));
    });
