import { strToU8, unzipSync } from 'fflate';
import { type ZipEntry, zipInParts } from '#src/data/foundation/zip-in-parts.ts';
import { decodeTextFile } from '#src/domain/foundation/text-file.ts';
import type { portfolioColumns } from '#src/domain/portfolio/portfolio-files/columns.ts';
import { fileNamed } from '#src/domain/portfolio/portfolio-files/read.ts';
import { exportPortfolio } from './export.ts';

/** The whole portfolio as one ZIP of CSV files, compressed as it arrives. */
export async function zipPortfolio(organizationId: string, report: (rows: number) => void): Promise<Blob> {
  const zip = zipInParts();
  const open = new Map<keyof typeof portfolioColumns, ZipEntry>();
  await exportPortfolio(
    organizationId,
    (file, piece, isLast) => {
      const entry = open.get(file) ?? zip.add(`${file}.csv`);
      open.set(file, entry);
      entry.push(strToU8(piece), isLast);
    },
    report,
  );
  return zip.end();
}

/** A chosen file's name and text: CSV files as they are, those of a ZIP that an import knows. */
export async function textsOf(files: readonly File[]): Promise<{ name: string; text: string }[]> {
  const texts = await Promise.all(
    files.map(async (file) => {
      if (!/\.zip$/i.test(file.name))
        return [{ name: file.name, text: decodeTextFile(await file.arrayBuffer()).text }];
      const entries = unzipSync(new Uint8Array(await file.arrayBuffer()), {
        filter: ({ name }) => fileNamed(name) !== null,
      });
      return Object.entries(entries).map(([name, bytes]) => ({ name, text: decodeTextFile(bytes).text }));
    }),
  );
  return texts.flat();
}
