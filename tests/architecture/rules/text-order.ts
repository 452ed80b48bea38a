import type { Rule } from '../repository.ts';

const THE_ORDER = 'src/domain/foundation/text-order.ts';

/** Texts have one order, that of the database's lists: `byText`; days and codes are compared by `byCode`. */
export const textOrder: Rule = (files) =>
  files
    .filter((file) => /^src\/.*\.tsx?$/.test(file.path) && file.path !== THE_ORDER)
    .filter((file) => /\.localeCompare\(|\bIntl\.Collator\b/.test(file.text))
    .map((file) => `${file.path} has an order of its own: take byText or byCode of ${THE_ORDER}`);
