import { fetchEarlierOwners, fetchOwnerNames } from '#src/data/books/reports/account-material.ts';
import { fetchReport } from '#src/data/books/reports/material.ts';
import { AppError } from '#src/data/errors.ts';
import type { ReportData } from '#src/domain/books/report-data.ts';
import type { ReportDocument } from '#src/domain/books/report-document.ts';
import { decodeReportRequest, type ReportRequest } from '#src/domain/books/report-request.ts';
import type { CurrencyCode, ReportKind } from '#src/domain/foundation/enums.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import type { Client } from '#src/edge/supabase.ts';
import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText } from '#src/i18n/load.ts';
import { composeReport } from '#src/i18n/reports/compose.ts';
import type { ReportWords } from '#src/i18n/reports/words.ts';
import { fromDatabase, Problem } from '../problem.ts';

interface Asked {
  readonly kind: ReportKind;
  readonly organizationId: string;
  readonly language: Language;
  /** Of the address. */
  readonly search: string;
}

/** What a report is made of, and what was asked for. */
interface ReportParts {
  readonly material: ReportData;
  readonly request: ReportRequest;
  readonly words: ReportWords;
  /** The organization's own currency. */
  readonly usualCurrency: CurrencyCode;
}

/**
 * A report as the caller may read it.
 * @throws Problem 404 `not_found` when the caller is no member, 403 `not_allowed` without the permission to read money
 */
export async function readReport(caller: Client, asked: Asked): Promise<ReportDocument> {
  const { material, request, words } = await readParts(caller, asked);
  return composeReport(material, request, words);
}

/** As `readReport`, before it is put together. */
export async function readParts(caller: Client, asked: Asked): Promise<ReportParts> {
  const { kind, organizationId, language, search } = asked;
  const { data: organization, error } = await caller
    .from('organizations')
    .select('name, defaultCurrency, timeZone')
    .eq('id', organizationId)
    .maybeSingle();
  if (error) throw fromDatabase(error);
  if (!organization) throw new Problem(404, 'not_found', 'There is no such organization.');
  const request = decodeReportRequest(kind, search, {
    today: todayIn(organization.timeZone, Date.now()),
    currency: organization.defaultCurrency,
  });
  await loadText(language, ['ownerReports', 'ownerMoney']);
  const [text, money] = [knownText('ownerReports', language), knownText('ownerMoney', language)];
  if (!text || !money) throw new Error('the texts of reports are missing');
  const [material, names] = await Promise.all([
    fetchReport(caller, organizationId, request).catch(refuse),
    namesOf(caller, organizationId, request),
  ]);
  const words = {
    language,
    text,
    accountNames: money.ledger.accountNames,
    organization: organization.name,
    ...names,
  };
  return { material, request, words, usualCurrency: organization.defaultCurrency };
}

function refuse(error: unknown): never {
  if (error instanceof AppError && error.kind === 'forbidden') {
    throw new Problem(403, 'not_allowed', 'Reports are for readers of money.');
  }
  if (error instanceof AppError && error.kind === 'invalid') throw new Problem(400, error.code, 'Not valid.');
  throw error;
}

/** Of the property or the owner that the report is about. */
async function namesOf(caller: Client, organizationId: string, { propertyId, owner }: ReportRequest) {
  const property = propertyId
    ? await caller
        .from('properties')
        .select('name')
        .eq('organizationId', organizationId)
        .eq('id', propertyId)
        .maybeSingle()
    : null;
  const isAsked = ({ key }: { key: string }) => key === owner;
  const owned = owner ? (await fetchOwnerNames(caller, organizationId)).filter(isAsked) : [];
  // Whoever sold has a name still.
  const named =
    owned[0] ?? (owner ? (await fetchEarlierOwners(caller, organizationId)).find(isAsked) : undefined);
  return {
    property: (property?.data?.name as string | undefined) ?? null,
    owner: named?.name ?? owner,
    shares: owned,
  };
}
