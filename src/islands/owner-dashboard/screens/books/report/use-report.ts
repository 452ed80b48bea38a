import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import {
  decodeReportRequest,
  encodeReportRequest,
  type ReportRequest,
  reportSlug,
} from '#src/domain/books/report-request.ts';
import { type ReportKind, reportKinds } from '#src/domain/foundation/enums.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import type { ReportWords } from '#src/i18n/reports/words.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';

/** The report that an address names: `income-statement`. */
export const kindOfSlug = (slug: string | undefined): ReportKind | undefined =>
  reportKinds.find((kind) => reportSlug(kind) === slug);

/** What the address asks for, and how to ask for something else; "back" leaves the report. */
export function useReportRequest(kind: ReportKind) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const today = useToday();
  const { defaultCurrency } = useOrganization();
  const request = decodeReportRequest(kind, search, { today, currency: defaultCurrency });
  const query = encodeReportRequest(request, defaultCurrency);
  const change = (part: Partial<ReportRequest>) =>
    navigate(`${path}?${encodeReportRequest({ ...request, ...part }, defaultCurrency)}`, { replace: true });
  return { request, query, change };
}

/** Names for a report in the reader's language. */
export function useReportWords({ propertyId, owner }: ReportRequest): ReportWords {
  const text = useText('ownerReports');
  const { accountNames } = useText('ownerMoney').ledger;
  const language = useLanguage();
  const { id, name } = useOrganization();
  const places = useQuery(reportQueries.places(id)).data;
  const owned = (places?.owners ?? []).filter(({ key }) => key === owner);
  const named = owned[0] ?? places?.earlierOwners.find(({ key }) => key === owner);
  return {
    language,
    text,
    accountNames,
    organization: name,
    property: places?.properties.find((property) => property.id === propertyId)?.name ?? null,
    owner: named?.name ?? owner,
    shares: owned,
  };
}
