import types from '#src/data/database.types.ts?raw';

/** The arguments of each function, from the text of the generated types: at run time their types are gone. */
const known = new Map<string, ReadonlySet<string>>();
const functions = types.slice(types.indexOf('\n    Functions: {'), types.indexOf('\n    Enums: {'));
for (const [, name = '', , body = ''] of functions.matchAll(
  /^ {6}(\w+):\s+\{\s+Args: (\{([^}]*)\}|Record)/gm,
))
  known.set(name, new Set([...body.matchAll(/(\w+)\??:/g)].map(([, argument = '']) => argument)));

/** Arguments that the function does not have: the real server finds no function then. */
export function unknownArguments(name: string, args: unknown): string[] {
  const own = known.get(name);
  return own ? Object.keys(args ?? {}).filter((argument) => !own.has(argument)) : ['(no such function)'];
}
