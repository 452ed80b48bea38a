// The API of the database as the product calls it, made from the types of what goes over the wire: names in camelCase,
// arguments without their prefix and the request id, and what the catalog knows beside them.
import ts from 'typescript';
import { toProduct } from '#src/data/names.ts';
import type { Catalog } from './catalog.ts';

const REQUEST_ID = 'p_request_id';

const camel = (name: string) => toProduct(name.replace(/^p_/, ''));

/** @param wire what `supabase gen types` writes */
export function productTypes(wire: string, catalog: Catalog): string {
  const file = ts.createSourceFile('wire.ts', wire, ts.ScriptTarget.Latest, true);
  const schema = typeOf(aliasOf(file, 'Database'), 'public');
  const each = (part: string, write: (one: ts.PropertySignature) => string) =>
    membersOf(typeOf(schema, part)).map((one) => `${nameOf(one)}: ${write(one)};`);
  const relations = (part: string) => each(part, (one) => relation(nameOf(one), typeOf(one), catalog));
  return `
type Enums = ${typeOf(schema, 'Enums').getText()};

export interface Database {
  public: {
    Tables: { ${relations('Tables').join('\n')} };
    Views: { ${relations('Views').join('\n')} };
    Functions: { ${each('Functions', (one) => verb(nameOf(one), typeOf(one), catalog)).join('\n')} };
    Enums: Enums;
    CompositeTypes: Record<never, never>;
  };
}
`;
}

function relation(name: string, type: ts.TypeNode, { nullableInViews }: Catalog): string {
  const nullable = nullableInViews.get(name);
  const parts = membersOf(type).map((part) => {
    if (nameOf(part) === 'Relationships') return `Relationships: ${typeOf(part).getText()};`;
    if (!['Row', 'Insert', 'Update'].includes(nameOf(part))) return '';
    const fields = membersOf(typeOf(part)).map((field) => {
      const isKnown = nameOf(part) === 'Row' && nullable;
      return isKnown ? known(field, nullable.has(nameOf(field))) : column(field);
    });
    return `${nameOf(part)}: { ${fields.join('\n')} };`;
  });
  return `{ ${parts.join('\n')} }`;
}

const column = (field: ts.PropertySignature) =>
  `${camel(nameOf(field))}${field.questionToken ? '?' : ''}: ${reference(typeOf(field))};`;

/** A column of a view of which somebody said whether it may be null. */
function known(field: ts.PropertySignature, isNullable: boolean): string {
  const type = reference(typeOf(field)).replace(/\s*\|\s*null$/, '');
  return `${camel(nameOf(field))}: ${type}${isNullable ? ' | null' : ''};`;
}

function verb(name: string, type: ts.TypeNode, catalog: Catalog): string {
  const given = membersOf(typeOf(type, 'Args'));
  // Of what reads, or may do without one, the id of a request is an argument like any other.
  const isRepeatable =
    !catalog.reading.has(name) &&
    !catalog.nullableArguments.has(`${name}.${REQUEST_ID}`) &&
    given.some((one) => nameOf(one) === REQUEST_ID);
  const takes = given
    .filter((one) => !isRepeatable || nameOf(one) !== REQUEST_ID)
    .map((one) => argument(name, one, catalog));
  const setOf = optional(type, 'SetofOptions');
  const parts = [
    takes.length > 0 ? `Args: { ${takes.join('\n')} };` : 'Args: Record<never, never>;',
    `Returns: ${answer(name, typeOf(type, 'Returns'), setOf, catalog)};`,
    setOf ? `SetofOptions: ${setOf.getText()};` : '',
    isRepeatable ? 'IsRepeatable: true;' : '',
    catalog.reading.has(name) ? 'IsReading: true;' : '',
  ];
  return `{ ${parts.filter(Boolean).join('\n')} }`;
}

/** What has a default may be left out; where that is null, null says the same. */
function argument(verbName: string, one: ts.PropertySignature, { nullableArguments, json }: Catalog): string {
  const key = `${verbName}.${nameOf(one)}`;
  // What is given is only read.
  const type = json.has(key) ? 'unknown' : reference(typeOf(one)).replace(/^(.+\[\])$/, 'readonly $1');
  const nothing = nullableArguments.has(key) && type !== 'unknown' ? ' | null' : '';
  return `${camel(nameOf(one))}${one.questionToken ? '?' : ''}: ${type}${nothing};`;
}

function answer(name: string, type: ts.TypeNode, setOf: ts.TypeNode | null, catalog: Catalog): string {
  const of = setOf && /to: "(\w+)"/.exec(setOf.getText())?.[1];
  if (of) {
    const part = catalog.views.has(of) ? 'Views' : 'Tables';
    return `Database['public']['${part}']['${of}']['Row'][]`;
  }
  const nothing = catalog.nullableAnswers.has(name) ? ' | null' : '';
  if (catalog.json.has(name)) return 'unknown';
  const rows = ts.isArrayTypeNode(type) ? type.elementType : type;
  if (!ts.isTypeLiteralNode(rows)) return reference(type) + nothing;
  const fields = membersOf(rows).map((field) => {
    const key = `${name}.${nameOf(field)}`;
    const plain = catalog.json.has(key) ? 'unknown' : reference(typeOf(field));
    return `${camel(nameOf(field))}: ${plain}${catalog.nullableAnswers.has(key) ? ' | null' : ''};`;
  });
  return `{ ${fields.join('\n')} }${rows === type ? nothing : '[]'}`;
}

const reference = (type: ts.TypeNode) =>
  type.getText().replaceAll(/Database\["public"\]\['Enums'\]\["(\w+)"\]/g, "Enums['$1']");

function aliasOf(file: ts.SourceFile, name: string): ts.TypeNode {
  const alias = file.statements.find(
    (one): one is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(one) && one.name.text === name,
  );
  if (!alias) throw new Error(`The types say nothing of ${name}.`);
  return alias.type;
}

const membersOf = (type: ts.TypeNode): ts.PropertySignature[] =>
  ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];

const nameOf = (one: ts.PropertySignature): string =>
  ts.isStringLiteral(one.name) ? one.name.text : one.name.getText();

function optional(type: ts.TypeNode, name: string): ts.TypeNode | null {
  return membersOf(type).find((one) => nameOf(one) === name)?.type ?? null;
}

function typeOf(of: ts.TypeNode | ts.PropertySignature, name?: string): ts.TypeNode {
  const found = ts.isPropertySignature(of) ? of.type : optional(of, name ?? '');
  if (!found) throw new Error(`The types have no ${name ?? of.getText()}.`);
  return found;
}
