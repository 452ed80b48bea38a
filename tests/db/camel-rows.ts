import { toProduct } from '#src/data/names.ts';

const camel = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camel);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [toProduct(name), camel(one)]));
};

/** Rows of an answer that the database makes, named as the product names them. */
export const camelRows = <Row>(answer: unknown): Row[] => camel(answer ?? []) as Row[];
