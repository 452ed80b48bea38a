import { strFromU8, unzipSync } from 'fflate';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (xml: string) =>
  xml.replaceAll(/<[^>]+>/g, '').replaceAll(/&(\w+);/g, (all, name: string) => entities[name] ?? all);

/** The cells of a spreadsheet's first sheet, row by row, as a program that knows nothing of us reads them; empty ones left out. */
export function rowsOfXlsx(file: Uint8Array): (string | number)[][] {
  const parts = unzipSync(file);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = '']) =>
    plain(text),
  );
  return [...part('xl/worksheets/sheet1.xml').matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c([^>]*)>(.*?)<\/c>/gs)].map(([, attributes = '', content = '']) => {
      const value = plain(content);
      if (attributes.includes('t="s"')) return shared[Number(value)] ?? '';
      return attributes.includes('t="inlineStr"') || attributes.includes('t="str"') ? value : Number(value);
    }),
  );
}
