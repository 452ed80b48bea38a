import { select } from '#src/data/rows.ts';
import { type CsvValue, toCsv } from '#src/domain/foundation/csv.ts';
import {
  type PortfolioFile,
  portfolioColumns,
  portfolioFiles,
} from '#src/domain/portfolio/portfolio-files/columns.ts';
import { amountText, flagText, listText } from '#src/domain/portfolio/portfolio-files/write.ts';
import { getClient } from '../client.ts';
import { allRows, type Names } from './all-rows.ts';
import { documentLines } from './documents.ts';
import { leaseLines } from './lease-lines.ts';
import { chargeLines, paymentLines } from './money-lines.ts';

type Line = readonly CsvValue[];

async function namesOf(organizationId: string): Promise<Names> {
  const known = new Map<string, string>();
  const rows = allRows((after) => {
    const rows = select('portfolio_references', 'id, recordId, reference', { organizationId });
    return (after ? rows.gt('id', after) : rows).order('id').limit(1000);
  });
  for await (const page of rows) for (const row of page) known.set(row.recordId, row.reference);
  return (_, id) => known.get(id) ?? id;
}

const byFirst = (a: Line, b: Line) => (String(a[0]) < String(b[0]) ? -1 : 1);

async function* propertyLines(organizationId: string, name: Names): AsyncGenerator<Line[]> {
  for await (const page of allRows((after) => {
    const rows = getClient().from('properties').select('*').eq('organizationId', organizationId);
    return (after ? rows.gt('id', after) : rows).order('id').limit(1000);
  }))
    yield page.map((row) => [
      name('property', row.id),
      row.name,
      row.propertyType,
      row.street,
      row.streetNumber,
      row.sector,
      row.municipality,
      row.province,
      row.reference,
      flagText(row.inCondominium),
      row.condominiumName,
      row.condominiumContact,
      row.condominiumPhone,
      row.condominiumEmail,
      flagText(row.archivedAt !== null),
    ]);
}

async function* unitLines(organizationId: string, name: Names): AsyncGenerator<Line[]> {
  for await (const page of allRows((after) => {
    const rows = select(
      'units_list',
      'id, propertyId, label, unitUse, bedrooms, bathrooms, areaM2, marketRentMinor, marketRentCurrency, archivedAt',
      { organizationId },
    );
    return (after ? rows.gt('id', after) : rows).order('id').limit(1000);
  })) {
    const amenities = await amenitiesBetween(organizationId, page[0]?.id ?? '', page.at(-1)?.id ?? '');
    yield page.map((row) => [
      name('unit', row.id ?? ''),
      name('property', row.propertyId ?? ''),
      row.label,
      row.unitUse,
      row.bedrooms,
      row.bathrooms,
      row.areaM2,
      amountText(row.marketRentMinor),
      row.marketRentCurrency,
      listText(amenities.get(row.id ?? '') ?? []),
      flagText(row.archivedAt !== null),
    ]);
  }
}

/** The list of units does not have them: those of a page of it. */
async function amenitiesBetween(
  organizationId: string,
  first: string,
  last: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for await (const page of allRows((after) =>
    select('units', 'id, amenities', { organizationId })
      .gte('id', first)
      .lte('id', last)
      .gt('id', after ?? '00000000-0000-0000-0000-000000000000')
      .order('id')
      .limit(1000),
  ))
    for (const row of page) found.set(row.id, row.amenities);
  return found;
}

async function* personLines(organizationId: string, name: Names): AsyncGenerator<Line[]> {
  for await (const page of allRows((after) => {
    const rows = select('people', 'id, fullName, email, phone, identityType, identityNumber', {
      organizationId,
    });
    return (after ? rows.gt('id', after) : rows).order('id').limit(1000);
  }))
    yield page.map((row) => [
      name('person', row.id),
      row.fullName,
      row.email,
      row.phone,
      row.identityType,
      row.identityNumber,
    ]);
}

const lines: Readonly<Record<PortfolioFile, (id: string, name: Names) => AsyncGenerator<Line[]>>> = {
  properties: propertyLines,
  units: unitLines,
  people: personLines,
  leases: leaseLines,
  charges: chargeLines,
  payments: paymentLines,
  documents: documentLines,
};

/** What the files that can be imported again hold, is in the order of their references: two exports of the same are equal. */
const sortedFiles: readonly PortfolioFile[] = ['properties', 'units', 'people', 'leases'];

/**
 * Hands over every file of a portfolio piece by piece, so that none has to be whole in memory but those that are sorted.
 * @param write gets a piece of a file, the last one of each with `isLast`
 * @param report is told how many rows were written
 */
export async function exportPortfolio(
  organizationId: string,
  write: (file: PortfolioFile, piece: string, isLast: boolean) => void,
  report: (rows: number) => void,
): Promise<void> {
  const name = await namesOf(organizationId);
  let count = 0;
  for (const file of portfolioFiles) {
    const isSorted = sortedFiles.includes(file);
    const kept: Line[] = [];
    const head = toCsv(portfolioColumns[file], []);
    if (!isSorted) write(file, head, false);
    for await (const page of lines[file](organizationId, name)) {
      count += page.length;
      report(count);
      if (isSorted) kept.push(...page);
      else write(file, bodyOf(page), false);
    }
    write(file, isSorted ? toCsv(portfolioColumns[file], kept.toSorted(byFirst)) : '', true);
  }
}

/** Lines without a head and without the mark that a file begins with. */
function bodyOf(rows: readonly Line[]): string {
  return toCsv([], rows).replace(/^\uFEFF\r\n/, '');
}
