import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isScript, isTest, parse, walk } from '../syntax.ts';

/** What a file has at least that cuts a day out of an instant: most have none of it, and need not be parsed. */
const SIGNS = /\.to(ISOString|JSON)\(|\.get(UTC)?(FullYear|Month|Date|Day)\(/;
const CUTS = /^(slice|substring|substr|split)$/;
const PARTS = /^get(UTC)?(FullYear|Month|Date|Day)$/;
/** From here on what is cut out of an ISO instant is the time, which UTC says as well as any zone. */
const FIRST_OF_TIME = 11;

/**
 * A calendar day is taken out of an instant by `todayIn`, which asks for the zone. In the evening of Santo Domingo UTC is a
 * day further, and so may be the zone of the machine: what is dated so lies in the future. The domain counts days by numbers
 * of its own, without a clock; a test may do so too, but not with the day that it is.
 */
export const dayOfAZone: Rule = (files) =>
  files
    .filter(
      (file) =>
        (isScript(file) || file.path.endsWith('.astro')) &&
        SIGNS.test(file.text) &&
        !file.path.startsWith('src/domain/'),
    )
    .flatMap((file) => {
      const faults: string[] = [];
      walk(parse(file), (node) => {
        if (ts.isCallExpression(node) && isDayOfNoZone(node) && (isNow(node) || !isTest(file)))
          faults.push(fault(node, `${node.getText().slice(0, 60)}: a day without its zone, take todayIn()`));
      });
      return faults;
    });

const isNow = (node: ts.Node): boolean => /new Date\(\)|Date\.now\(\)/.test(node.getText());

function isDayOfNoZone({ expression, arguments: [first] }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const name = expression.name.text;
  if (PARTS.test(name)) return true;
  const cut = expression.expression;
  const isInstant =
    ts.isCallExpression(cut) &&
    ts.isPropertyAccessExpression(cut.expression) &&
    /^to(ISOString|JSON)$/.test(cut.expression.name.text);
  const isTime = first !== undefined && ts.isNumericLiteral(first) && Number(first.text) >= FIRST_OF_TIME;
  return isInstant && CUTS.test(name) && !isTime;
}
